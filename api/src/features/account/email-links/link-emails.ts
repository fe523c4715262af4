import { ANONYMOUS_GREETING } from "../../../mail/greeting.ts";
import { renderEmail } from "../../../mail/render-email.ts";

export const composeVerificationEmail = (link: string) =>
  renderEmail({
    subject: "Verify your email for Topout",
    greeting: ANONYMOUS_GREETING,
    introduction:
      "Please confirm that this is your email address. Once verified, you can share beta videos.",
    action: { label: "Verify email", link },
    closing:
      "This link expires in one hour. If you don't have a Topout account, you can ignore this email.",
  });

export const composePasswordResetEmail = (greeting: string, link: string) =>
  renderEmail({
    subject: "Reset your Topout password",
    greeting,
    introduction: "We received a request to reset the password for your Topout account.",
    action: { label: "Choose a new password", link },
    closing:
      "This link works once and expires in one hour. If you didn't request this, you can ignore this email. Your password won't change.",
  });

export const composeNewEmailConfirmation = (link: string) =>
  renderEmail({
    subject: "Confirm your new email for Topout",
    greeting: ANONYMOUS_GREETING,
    introduction: "Please confirm that this is the new email address for your Topout account.",
    action: { label: "Confirm email", link },
    closing:
      "This link works once and expires in one hour. Until you confirm, your account keeps its current address. If you didn't request this, you can ignore this email.",
  });

/** Sent to the previous address, which may not have been verified. */
export const composeEmailChangedNotification = () =>
  renderEmail({
    subject: "The email for your Topout account was changed",
    greeting: ANONYMOUS_GREETING,
    introduction:
      "Your Topout account has a new email address. You can no longer log in with this one.",
    closing: "If you didn't change it, please tell your gym's staff.",
  });
