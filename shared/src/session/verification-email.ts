import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { sessionData } from "../browser-storage/storage-area.ts";

const STORAGE_KEY = "topout.verification-email";

/** The address that received a verification email since this tab was opened. */
export const verificationEmail = createStore<{ readonly sentTo: string | null }>()(() => ({
  sentTo: sessionData.read(STORAGE_KEY),
}));

/** Hides the verification banner for this address until the tab closes. */
export function setVerificationEmail(address: string): void {
  sessionData.write(STORAGE_KEY, address);
  verificationEmail.setState({ sentTo: address });
}

export const useVerificationEmail = (): string | null =>
  useStore(verificationEmail, ({ sentTo }) => sentTo);
