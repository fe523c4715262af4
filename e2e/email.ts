import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

import { expect, type Page } from "@playwright/test";
import { emailLinks } from "@topout/shared/contract";
import PostalMime from "postal-mime";

/** Waits for an email with a link that starts with the prefix. Returns the path of the newest link. */
export async function waitForEmailedPath(
  to: string,
  prefix: "/verify/" | "/reset_password/" | "/join/",
  emailsDir = process.env["TOPOUT_EMAILS"] ?? "",
) {
  let newestPath: string | undefined;
  await expect
    .poll(
      async () => {
        const paths = await readEmailedPaths(to, emailsDir);
        newestPath = paths.findLast((emailedPath) => emailedPath.startsWith(prefix));
        return newestPath;
      },
      { message: `an email to ${to} with a link to ${prefix}` },
    )
    .toBeDefined();
  return newestPath ?? "";
}

/** Verifies an email address with the token from its verification email. */
export async function verifyEmail(page: Page, email: string) {
  const token = (await waitForEmailedPath(email, "/verify/")).replace("/verify/", "");
  const response = await page.request.post(`/api${emailLinks.verify.path}`, { data: { token } });
  expect(response.ok()).toBe(true);
}

/** Waits for an email whose subject contains the text. Returns its text. */
export async function waitForEmail(to: string, subject: string, emailsDir: string) {
  let emailedText: string | undefined;
  await expect
    .poll(
      async () => {
        const emails = await readEmails(to, emailsDir);
        emailedText = emails.findLast((email) => email.subject?.includes(subject))?.text;
        return emailedText;
      },
      { message: `an email to ${to} with the subject ${subject}` },
    )
    .toBeDefined();
  return emailedText ?? "";
}

/** Returns the path of each emailed link, oldest first. Ignores links inside a sentence. */
const readEmailedPaths = async (to: string, folder: string): Promise<string[]> =>
  (await readEmails(to, folder))
    .flatMap(({ text = "" }) => text.split(/\r?\n/))
    .filter((line) => /^https?:\/\/\S+$/.test(line))
    .map((link) => new URL(link).pathname);

/** Returns the emails to the address, oldest first. */
async function readEmails(to: string, folder: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const emails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return emails.filter((email) => email.to?.some(({ address }) => address === to));
}
