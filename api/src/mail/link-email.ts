import { type LinkEmail, renderHtml } from "./link-email-html.ts";
import type { Email } from "./mailer.ts";

/** Renders an email with one link as plain text and HTML. The link has its own line in the text. */
export const renderLinkEmail = (email: LinkEmail): Omit<Email, "to"> => ({
  subject: email.subject,
  text: renderText(email),
  html: renderHtml(email),
});

const renderText = ({ greeting, before, link, after }: LinkEmail) =>
  `${greeting}\n\n${before}\n\n${link}\n\n${after}\n\nTopout\n`;
