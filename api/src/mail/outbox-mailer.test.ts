import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readOutbox } from "../testing/outbox.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { outboxMailer } from "./outbox-mailer.ts";

const link = `https://topout.example/verify/${"aZ09-_.".repeat(60)}`;
const mail = {
  to: "ann@topout.example",
  subject: "Verify your email",
  text: `Hello ann,\n\nOpen this:\n\n${link}\n\n.\nFrom the wall\n`,
  html: `<p>Hello <a href="${link}">ann</a></p>`,
};

async function openOutbox() {
  const folder = join(await temporaryFolder(), "outbox");
  return { folder, mailer: outboxMailer(folder, "Topout <no-reply@topout.example>") };
}

describe("a mail in the outbox", () => {
  test("is one file that a mail program reads, and only its owner", async () => {
    const { folder, mailer } = await openOutbox();

    await mailer.send(mail);

    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\w-]+\.eml$/)]);
    expect((await stat(join(folder, names[0] ?? ""))).mode & 0o777).toBe(0o600);
    const [read] = await readOutbox(folder);
    expect(read).toMatchObject({
      from: { name: "Topout", address: "no-reply@topout.example" },
      to: [{ address: "ann@topout.example" }],
      subject: mail.subject,
      html: expect.stringContaining(mail.html),
    });
    expect(read?.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(read?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  test("has its link whole and alone on a line, also in the bare file", async () => {
    const { folder, mailer } = await openOutbox();

    await mailer.send(mail);

    const [name = ""] = await readdir(folder);
    const lines = (await readFile(join(folder, name), "utf8")).split("\r\n");
    expect(lines).toContain(link);
    expect(lines).toContain("Content-Transfer-Encoding: 7bit");
  });

  test("is named so that the names sort by time", async () => {
    const { folder, mailer } = await openOutbox();
    const subjects = Array.from({ length: 20 }, (_, n) => `${n}`);

    for (const subject of subjects) await mailer.send({ ...mail, subject });

    expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(subjects);
  });

  test("carries any text unharmed", async () => {
    const { folder, mailer } = await openOutbox();
    const line = fc.string({ unit: "grapheme-composite", maxLength: 1_200 });
    const seen = (text: string) => text.replaceAll("\r\n", "\n").trim();

    await fc.assert(
      fc.asyncProperty(fc.array(line.map((text) => text.trim())), async (lines) => {
        const text = lines.join("\n");
        await mailer.send({ ...mail, text });
        expect(seen((await readOutbox(folder)).at(-1)?.text ?? "")).toBe(seen(text));
      }),
      { numRuns: 25 },
    );
  });

  test("goes to nobody but its one address", async () => {
    const { folder, mailer } = await openOutbox();

    await mailer.send({ ...mail, to: "ann@topout.example, bob@topout.example" });

    expect((await readOutbox(folder))[0]?.to).toHaveLength(1);
  });

  test("that cannot be written is a failure", async () => {
    const file = join(await temporaryFolder(), "file");
    await writeFile(file, "");

    await expect(outboxMailer(join(file, "outbox"), "a@b.example").send(mail)).rejects.toThrow(
      "ENOTDIR",
    );
  });
});
