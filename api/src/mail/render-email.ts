import { type EmailContent, renderHtml } from "./render-html.ts";
import type { Email } from "./mailer.ts";

/** Renders an email with at most one link as plain text and HTML. In the text, the link is on a separate line. */
export const renderEmail = (email: EmailContent): Pick<Email, "subject" | "text" | "html"> => ({
  subject: email.subject,
  text: renderText(email),
  html: renderHtml(email),
});

const renderText = ({ greeting, introduction, action, closing }: EmailContent) => {
  const paragraphs = [greeting, introduction, ...(action ? [action.link] : []), closing, "Topout"];
  return `${paragraphs.join("\n\n")}\n`;
};
