import { join } from "node:path";

import { createTransport } from "nodemailer";
import { v7 as uuidv7 } from "uuid";

import { writeFileAtomic } from "../files/write-file-atomic.ts";
import { compose } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** Sends nothing: each mail becomes one `.eml` file in the folder, by names that sort by time. */
export function outboxMailer(folder: string, from: string): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(compose(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not written");
      await writeFileAtomic(join(folder, newName()), message);
    },
  };
}

/** The moment in characters that every file system takes; ids that sort tell those of one millisecond apart. */
const newName = () => `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${uuidv7()}.eml`;
