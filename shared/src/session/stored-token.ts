import { localData } from "../browser-storage/storage-area.ts";

export const TOKEN_KEY = "topout.token";

/** A header cannot contain other characters, so no request would reach the server. */
const TOKEN = /^[!-~]+$/;

export function readStoredToken(): string | null {
  const token = localData.read(TOKEN_KEY);
  return token !== null && TOKEN.test(token) ? token : null;
}
