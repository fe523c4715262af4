import { join } from "node:path";

import { createTransport } from "nodemailer";
import { v7 as uuidv7 } from "uuid";

import { writeFileAtomic } from "../files/write-file-atomic.ts";
import { composeMessage } from "./compose-message.ts";
import type { Mailer } from "./mailer.ts";

/** Writes each email to an `.eml` file instead of sending it. The file names sort by time. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(composeMessage(email, from));
      if (!Buffer.isBuffer(message)) throw new Error("The transport did not return a buffer");
      await writeFileAtomic(join(folder, createFileName()), message);
    },
  };
}

/** The time in characters that all file systems allow, and a sortable id for emails in the same millisecond. */
const createFileName = () => `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${uuidv7()}.eml`;
