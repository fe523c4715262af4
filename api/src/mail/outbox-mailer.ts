import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";
import { v7 as uuidv7 } from "uuid";

import { getSystemErrorCode } from "../errors/system-error-code.ts";
import { writeFileAtomic } from "../files/write-file-atomic.ts";
import { composeMessage } from "./compose-message.ts";
import type { Email, Mailer } from "./mailer.ts";

/** Creates a mailer that writes each email to an `.eml` file. The file names sort by time. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(composeMessage(email, from));
      if (!Buffer.isBuffer(message)) throw new Error("The transport did not return a buffer");
      await writeFileAtomic(join(folder, createFileName(email)), message);
    },
    // There is no server.
    checkConnection: () => Promise.resolve(),
    deleteByAccount: async (account) => {
      const names = await readdir(folder).catch(ignoreMissingFolder);
      const ownNames = names.filter((name) => name.endsWith(getSuffix(account)));
      await Promise.all(ownNames.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** Returns no names if no email was sent yet. */
function ignoreMissingFolder(error: unknown): string[] {
  if (getSystemErrorCode(error) === "ENOENT") return [];
  throw error;
}

/** Creates a name from the time, and from a sortable id for emails of the same millisecond. */
const createFileName = ({ account }: Email) =>
  `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${uuidv7()}${getSuffix(account)}`;

const getSuffix = (account: string) => `-${account}.eml`;
