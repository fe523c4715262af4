import { randomUUID } from "node:crypto";

import { isSignatureValid, type SecretKeys, signText } from "./secret-keys.ts";

/** A browser that stays longer starts another visit. */
export const VISIT_HOURS = 4;
const VISIT_MS = VISIT_HOURS * 60 * 60 * 1_000;

const TOKEN = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/**
 * The tokens of the visits that send reports: a random id, its end, and the signature of both. A token contains nothing
 * about the user, and the server stores it nowhere.
 */
export function createVisitTokens(keys: SecretKeys) {
  return {
    create: (now: Date): string => {
      const id = randomUUID();
      const end = Number(now) + VISIT_MS;
      return `${id}.${end}.${signText(keys, toSignedText(id, end))}`;
    },

    /** Returns the id of the visit. Returns undefined after its end, or for a token that this server did not create. */
    parse: (token: string, now: Date): string | undefined => {
      const [, id = "", end = "", signature = ""] = TOKEN.exec(token) ?? [];
      const isValid = isSignatureValid(keys, toSignedText(id, Number(end)), signature);
      return isValid && Number(now) < Number(end) ? id : undefined;
    },
  };
}

const toSignedText = (id: string, end: number): string => `visit ${id} ${end}`;
