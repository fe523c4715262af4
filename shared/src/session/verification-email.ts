import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const STORAGE_KEY = "topout.verification-email";

/** The address that received a verification email since this tab was opened. */
export const verificationEmail = createStore<{ readonly sentTo: string | null }>()(() => ({
  sentTo: sessionStorage.getItem(STORAGE_KEY),
}));

/** Hides the verification banner for this address until the tab closes. */
export function setVerificationEmail(address: string): void {
  sessionStorage.setItem(STORAGE_KEY, address);
  verificationEmail.setState({ sentTo: address });
}

export const useVerificationEmail = (): string | null =>
  useStore(verificationEmail, ({ sentTo }) => sentTo);
