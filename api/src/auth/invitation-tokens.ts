import { createHmac, timingSafeEqual } from "node:crypto";

const ID_LENGTH = 36;

export type InvitationTokens = ReturnType<typeof createInvitationTokens>;

/**
 * The tokens in the links of invitations: the id and its signature. So the database contains no token, and the worker can
 * create the link. The row of the invitation decides whether the token still works.
 */
export function createInvitationTokens(secretKey: string) {
  const sign = (id: string) =>
    createHmac("sha256", secretKey).update(`invitation ${id}`).digest("base64url");

  return {
    create: (id: string): string => `${id}${sign(id)}`,

    /** Returns the id of the invitation, or undefined for a token that this server did not create. */
    parse: (token: string): string | undefined => {
      const id = token.slice(0, ID_LENGTH);
      const signature = Buffer.from(token.slice(ID_LENGTH));
      const expected = Buffer.from(sign(id));
      const isValid = signature.length === expected.length && timingSafeEqual(signature, expected);
      return isValid ? id : undefined;
    },
  };
}
