import { renderLinkEmail } from "../../mail/link-email.ts";

export const composeVerificationEmail = (username: string, link: string) =>
  renderLinkEmail({
    subject: "Verify your email for Topout",
    greeting: `Hi ${username},`,
    before: "Please confirm that this is your email. With it verified you can share beta videos.",
    button: "Verify email",
    link,
    after: "The link works for one hour. If you have no account at Topout, ignore this mail.",
  });

export const composePasswordResetEmail = (username: string, link: string) =>
  renderLinkEmail({
    subject: "Reset your Topout password",
    greeting: `Hi ${username},`,
    before: "Somebody, hopefully you, asked for a new password for your Topout account.",
    button: "Choose a new password",
    link,
    after:
      "The link works once, and for one hour. If it was not you, ignore this mail: your password stays as it is.",
  });
