import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const STORAGE_KEY = "topout.token";

export interface Session {
  /** The bearer token; null while nobody is signed in. */
  readonly token: string | null;
}

const stored = () => localStorage.getItem(STORAGE_KEY);

/** Who is signed in on this device, as far as a device can know: the server has the last word. */
export const session = createStore<Session>()(() => ({ token: stored() }));

const readAgain = () => session.setState({ token: stored() });

export function signIn(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
  readAgain();
}

export function signOut(): void {
  localStorage.removeItem(STORAGE_KEY);
  readAgain();
}

/**
 * Ends the session of a token that the server no longer knows. Its refusal may come late: a session that has begun
 * meanwhile, here or in another tab, goes on.
 */
export function expire(token: string): void {
  if (stored() === token) signOut();
  else readAgain();
}

export const readToken = (): string | null => session.getState().token;

export const useSession = <T>(selector: (state: Session) => T): T => useStore(session, selector);

// Other tabs share the storage: signing in or out in one is signing in or out in all. A null key is a cleared storage.
addEventListener("storage", ({ key }) => {
  if (key === STORAGE_KEY || key === null) readAgain();
});

// A page that the back button brings back has slept meanwhile, and heard of nothing.
addEventListener("pageshow", readAgain);
