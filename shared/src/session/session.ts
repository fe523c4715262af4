import { parseToken } from "@topout/shared/domain";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import {
  removeDraftsOfOthers,
  removeTabData,
  removeUserData,
} from "../browser-storage/remove-user-data.ts";
import { localData } from "../browser-storage/storage-area.ts";
import { readStoredToken, TOKEN_KEY } from "./stored-token.ts";

/** The key of the mark that the last session ended without a sign-out. */
const EXPIRED_KEY = "topout.session-expired";

export interface Session {
  /** The bearer token, or null without a session. */
  readonly token: string | null;
  /** Whether the server ended the last session, not the user. */
  readonly hasExpired: boolean;
}

const readStoredSession = (): Session => ({
  token: readStoredToken(),
  hasExpired: localData.read(EXPIRED_KEY) !== null,
});

/** The session on this device. Only the server knows whether the token is still valid. */
export const session = createStore<Session>()(() => {
  const stored = readStoredSession();
  removeLeftovers(stored);
  return stored;
});

/** Every tab cleans up, because a tab can store something before it notices the end of the session. */
function syncFromStorage() {
  const next = readStoredSession();
  const hasEnded = next.token === null && session.getState().token !== null;
  if (hasEnded) removeUserData(next);
  else removeLeftovers(next);
  session.setState(next);
}

/** Removes what an earlier user has left in this tab, for example if the browser has restored it. */
function removeLeftovers({ token, hasExpired }: Session) {
  if (token === null) removeTabData({ hasExpired });
  // After an expired session, the drafts stay for its user.
  const isUnknownUser = token === null && hasExpired;
  if (!isUnknownUser) removeDraftsOfOthers(token ? getTokenUserId(token) : undefined);
}

export function signIn(token: string): void {
  localData.remove(EXPIRED_KEY);
  if (!localData.write(TOKEN_KEY, token)) throw new Error("The storage of the browser is full");
  syncFromStorage();
}

export function signOut(): void {
  localData.remove(EXPIRED_KEY);
  endSession();
}

function endSession() {
  localData.remove(TOKEN_KEY);
  syncFromStorage();
}

/**
 * Ends the session if it still uses this token. The 401 response can arrive late, when a new session has started in
 * this tab or another.
 */
export function expireToken(token: string): void {
  if (readStoredToken() !== token) return syncFromStorage();
  // First, because the removal of the token notifies the other tabs. In a full storage, this is like a sign-out.
  localData.write(EXPIRED_KEY, "true");
  return endSession();
}

export const getToken = (): string | null => session.getState().token;

function getTokenUserId(token: string): string | undefined {
  const { sub } = parseToken(token);
  return typeof sub === "string" ? sub : undefined;
}

/** The id in the token. Undefined without a session. */
export function getUserId(): string | undefined {
  const token = getToken();
  return token === null ? undefined : getTokenUserId(token);
}

export const useSession = <T>(selector: (state: Session) => T): T => useStore(session, selector);

// All tabs share the session. The key is null when the storage is cleared.
addEventListener("storage", ({ key }) => {
  if (key === TOKEN_KEY || key === null) syncFromStorage();
});

// A page in the back/forward cache does not receive storage events. `pageshow` also fires after each page load.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) syncFromStorage();
});
