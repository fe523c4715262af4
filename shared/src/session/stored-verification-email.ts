import { sessionData } from "../browser-storage/storage-area.ts";

export const VERIFICATION_EMAIL_KEY = "topout.verification-email";

export const readVerificationEmail = (): string | null => sessionData.read(VERIFICATION_EMAIL_KEY);
