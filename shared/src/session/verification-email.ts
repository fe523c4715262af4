import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

import { sessionData } from "../browser-storage/storage-area.ts";
import { readVerificationEmail, VERIFICATION_EMAIL_KEY } from "./stored-verification-email.ts";

/** The address that received a verification email since this tab was opened. */
export const verificationEmail = createStore<{ readonly sentTo: string | null }>()(() => ({
  sentTo: readVerificationEmail(),
}));

/** Hides the verification banner for this address until the tab closes. */
export function setVerificationEmail(address: string): void {
  sessionData.write(VERIFICATION_EMAIL_KEY, address);
  verificationEmail.setState({ sentTo: address });
}

export const useVerificationEmail = (): string | null =>
  useStore(verificationEmail, ({ sentTo }) => sentTo);
