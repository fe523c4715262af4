import { type Letter, toPage } from "./letter-page.ts";
import type { Mail } from "./mailer.ts";

/** A mail about one link, as plain text with the link alone on its line, and as a page that looks like Topout. */
export const writeLetter = (letter: Letter): Omit<Mail, "to"> => ({
  subject: letter.subject,
  text: toText(letter),
  html: toPage(letter),
});

const toText = ({ greeting, before, link, after }: Letter) =>
  `${greeting}\n\n${before}\n\n${link}\n\n${after}\n\nTopout\n`;
