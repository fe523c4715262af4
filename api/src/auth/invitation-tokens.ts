import { isSignatureValid, type SecretKeys, signText } from "./secret-keys.ts";

const ID_LENGTH = 36;

export type InvitationTokens = ReturnType<typeof createInvitationTokens>;

/**
 * The tokens in the links of invitations: the id and its signature. So the database contains no token, and the worker can
 * create the link. The row of the invitation decides whether the token still works.
 */
export function createInvitationTokens(keys: SecretKeys) {
  return {
    create: (id: string): string => `${id}${signText(keys, toSignedText(id))}`,

    /** Returns the id of the invitation, or undefined for a token that this server did not create. */
    parse: (token: string): string | undefined => {
      const id = token.slice(0, ID_LENGTH);
      return isSignatureValid(keys, toSignedText(id), token.slice(ID_LENGTH)) ? id : undefined;
    },
  };
}

const toSignedText = (id: string): string => `invitation ${id}`;
