import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const STORAGE_KEY = "topout.token";
/** The key of the mark that the last session ended without a sign-out. */
const EXPIRED_KEY = "topout.session-expired";

export interface Session {
  /** The bearer token, or null without a session. */
  readonly token: string | null;
  /** Whether the server ended the last session, not the user. */
  readonly hasExpired: boolean;
}

const readStoredToken = () => localStorage.getItem(STORAGE_KEY);
const readStoredSession = (): Session => ({
  token: readStoredToken(),
  hasExpired: localStorage.getItem(EXPIRED_KEY) !== null,
});

/** The session on this device. Only the server knows whether the token is still valid. */
export const session = createStore<Session>()(readStoredSession);

const syncFromStorage = () => session.setState(readStoredSession());

export function signIn(token: string): void {
  localStorage.removeItem(EXPIRED_KEY);
  localStorage.setItem(STORAGE_KEY, token);
  syncFromStorage();
}

export function signOut(): void {
  localStorage.removeItem(EXPIRED_KEY);
  endSession();
}

function endSession() {
  localStorage.removeItem(STORAGE_KEY);
  syncFromStorage();
}

/**
 * Ends the session if it still uses this token. The 401 response can arrive late, when a new session has started in
 * this tab or another.
 */
export function expireToken(token: string): void {
  if (readStoredToken() !== token) return syncFromStorage();
  try {
    // First, because the removal of the token notifies the other tabs.
    localStorage.setItem(EXPIRED_KEY, "true");
  } catch (error) {
    // The storage is full. The session ends like after a sign-out.
    reportError(error);
  }
  return endSession();
}

export const getToken = (): string | null => session.getState().token;

export const useSession = <T>(selector: (state: Session) => T): T => useStore(session, selector);

// All tabs share the session. The key is null when the storage is cleared.
addEventListener("storage", ({ key }) => {
  if (key === STORAGE_KEY || key === null) syncFromStorage();
});

// A page in the back/forward cache does not receive storage events. `pageshow` also fires after each page load.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) syncFromStorage();
});
