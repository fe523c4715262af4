import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const STORAGE_KEY = "topout.verification-email";

/** The address that was sent a verification e-mail since this tab was opened. */
export const verificationEmail = createStore<{ readonly sentTo: string | null }>()(() => ({
  sentTo: sessionStorage.getItem(STORAGE_KEY),
}));

/** From now on nobody asks this address to verify itself again, until the tab is closed. */
export function setVerificationEmail(address: string): void {
  sessionStorage.setItem(STORAGE_KEY, address);
  verificationEmail.setState({ sentTo: address });
}

export const useVerificationEmail = (): string | null =>
  useStore(verificationEmail, ({ sentTo }) => sentTo);
