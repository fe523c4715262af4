import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const STORAGE_KEY = "topout.token";

export interface Session {
  /** The bearer token; null while nobody is signed in. */
  readonly token: string | null;
}

const readStoredToken = () => localStorage.getItem(STORAGE_KEY);

/** Who is signed in on this device, as far as a device can know: the server has the last word. */
export const session = createStore<Session>()(() => ({ token: readStoredToken() }));

const syncFromStorage = () => session.setState({ token: readStoredToken() });

export function signIn(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
  syncFromStorage();
}

export function signOut(): void {
  localStorage.removeItem(STORAGE_KEY);
  syncFromStorage();
}

/**
 * Ends the session of a token that the server no longer knows. Its refusal may come late: a session that has begun
 * meanwhile, here or in another tab, goes on.
 */
export function expireToken(token: string): void {
  if (readStoredToken() === token) signOut();
  else syncFromStorage();
}

export const getToken = (): string | null => session.getState().token;

export const useSession = <T>(selector: (state: Session) => T): T => useStore(session, selector);

// Other tabs share the storage: signing in or out in one is signing in or out in all. A null key is a cleared storage.
addEventListener("storage", ({ key }) => {
  if (key === STORAGE_KEY || key === null) syncFromStorage();
});

// A page that the back button brings back has slept meanwhile, and heard of nothing.
addEventListener("pageshow", syncFromStorage);
