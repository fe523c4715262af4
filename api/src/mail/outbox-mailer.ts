import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";
import { v7 as uuidv7 } from "uuid";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { writeFileAtomic } from "../files/write-file-atomic.ts";
import { composeMessage } from "./compose-message.ts";
import type { Email, Mailer } from "./mailer.ts";

/** The outbox is for trials. Links in emails end after seven days at most. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1_000;
const MAX_EMAILS = 1_000;

/** Creates a mailer that writes each email to an `.eml` file. The file names sort by time. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(composeMessage(email, from));
      if (!Buffer.isBuffer(message)) throw new Error("The transport did not return a buffer");
      await deleteExpired(folder, MAX_EMAILS - 1);
      await writeFileAtomic(join(folder, createFileName(email)), message);
    },
    // There is no server.
    checkConnection: () => Promise.resolve(),
    deleteByAccount: async (account) => {
      const names = await listEmails(folder);
      await deleteEmails(
        folder,
        names.filter((name) => name.endsWith(getSuffix(account))),
      );
    },
    deleteExpired: () => deleteExpired(folder, MAX_EMAILS),
  };
}

/** Deletes emails that are too old, and all but the newest ones. */
async function deleteExpired(folder: string, maxEmails: number): Promise<void> {
  const names = await listEmails(folder);
  const limit = formatTime(Date.now() - MAX_AGE_MS);
  const expired = names.filter((name, index) => name < limit || index < names.length - maxEmails);
  await deleteEmails(folder, expired);
}

/** Returns the names of the files, oldest first. Other files in the folder are not ours. */
async function listEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ignoreMissingFolder);
  return names.filter((name) => name.endsWith(".eml")).toSorted();
}

async function deleteEmails(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
}

/** Returns no names if no email was sent yet. */
function ignoreMissingFolder(error: unknown): string[] {
  if (getSystemErrorCode(error) === "ENOENT") return [];
  throw error;
}

/** Creates a name from the time, and from a sortable id for emails of the same millisecond. */
const createFileName = ({ account }: Email) =>
  `${formatTime(Date.now())}-${uuidv7()}${getSuffix(account)}`;

const formatTime = (time: number) => new Date(time).toISOString().replaceAll(/[:.]/g, "-");

const getSuffix = (account: string) => `-${account}.eml`;
