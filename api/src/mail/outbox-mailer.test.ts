import { copyFile, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { readEmailOutbox } from "../testing/email-outbox.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";

const link = `https://topout.example/verify/${"aZ09-_.".repeat(60)}`;
const email = {
  account: "0123456789abcdef",
  to: "ann@topout.example",
  subject: "Verify your email",
  text: `Hello ann,\n\nOpen this:\n\n${link}\n\n.\nFrom the wall\n`,
  html: `<p>Hello <a href="${link}">ann</a></p>`,
};

async function createOutbox() {
  const folder = join(await createTemporaryFolder(), "outbox");
  return { folder, mailer: createOutboxMailer(folder, "Topout <no-reply@topout.example>") };
}

describe("createOutboxMailer", () => {
  test("writes one .eml file that only its owner can read", async () => {
    const { folder, mailer } = await createOutbox();

    await mailer.send(email);

    const names = await readdir(folder);
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT[\w-]+\.eml$/)]);
    expect((await stat(join(folder, names[0] ?? ""))).mode & 0o777).toBe(0o600);
    const [parsed] = await readEmailOutbox(folder);
    expect(parsed).toMatchObject({
      from: { name: "Topout", address: "no-reply@topout.example" },
      to: [{ address: "ann@topout.example" }],
      subject: email.subject,
      html: expect.stringContaining(email.html),
    });
    expect(parsed?.text?.trimEnd()).toBe(email.text.trimEnd());
    expect(parsed?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  test("writes the link on one line of the raw file", async () => {
    const { folder, mailer } = await createOutbox();

    await mailer.send(email);

    const [name = ""] = await readdir(folder);
    const lines = (await readFile(join(folder, name), "utf8")).split("\r\n");
    expect(lines).toContain(link);
    expect(lines).toContain("Content-Transfer-Encoding: 7bit");
  });

  test("creates file names that sort by time", async () => {
    const { folder, mailer } = await createOutbox();
    const subjects = Array.from({ length: 20 }, (_, n) => `${n}`);

    for (const subject of subjects) await mailer.send({ ...email, subject });

    expect((await readEmailOutbox(folder)).map(({ subject }) => subject)).toEqual(subjects);
  });

  test("does not change any text", async () => {
    const { folder, mailer } = await createOutbox();
    const line = fc.string({ unit: "grapheme-composite", maxLength: 1_200 });
    const normalize = (text: string) => text.replaceAll("\r\n", "\n").trim();

    await fc.assert(
      fc.asyncProperty(fc.array(line.map((text) => text.trim())), async (lines) => {
        const text = lines.join("\n");
        await mailer.send({ ...email, text });
        expect(normalize((await readEmailOutbox(folder)).at(-1)?.text ?? "")).toBe(normalize(text));
      }),
      { numRuns: 25 },
    );
  });

  test("writes only one recipient", async () => {
    const { folder, mailer } = await createOutbox();

    await mailer.send({ ...email, to: "ann@topout.example, bob@topout.example" });

    expect((await readEmailOutbox(folder))[0]?.to).toHaveLength(1);
  });

  test("rejects when the file cannot be written", async () => {
    const file = join(await createTemporaryFolder(), "file");
    await writeFile(file, "");

    await expect(
      createOutboxMailer(join(file, "outbox"), "a@b.example").send(email),
    ).rejects.toThrow("ENOTDIR");
  });

  test("deletes the emails of one account", async () => {
    const { folder, mailer } = await createOutbox();
    await mailer.deleteByAccount("0123");
    await mailer.send({ ...email, account: "0123" });
    await mailer.send({ ...email, account: "4567", to: "bob@topout.example" });

    await mailer.deleteByAccount("0123");

    expect(await readEmailOutbox(folder)).toMatchObject([
      { to: [{ address: "bob@topout.example" }] },
    ]);
  });

  test("keeps emails for 30 days, and leaves other files", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const { folder, mailer } = await createOutbox();
    const readSubjects = async () => (await readEmailOutbox(folder)).map(({ subject }) => subject);
    await mailer.send({ ...email, subject: "first" });
    await writeFile(join(folder, "2025-notes.txt"), "");
    vi.setSystemTime("2026-03-31T11:59:00Z");
    await mailer.send({ ...email, subject: "second" });
    expect(await readSubjects()).toEqual(["first", "second"]);

    vi.setSystemTime("2026-03-31T12:01:00Z");
    await mailer.send({ ...email, subject: "third" });
    expect(await readSubjects()).toEqual(["second", "third"]);
    vi.setSystemTime("2026-05-01T00:00:00Z");
    await mailer.deleteExpired();

    expect(await readdir(folder)).toEqual(["2025-notes.txt"]);
  });

  test("keeps the newest 1,000 emails", async () => {
    const { folder, mailer } = await createOutbox();
    await mailer.send({ ...email, subject: "oldest" });
    const [oldest = ""] = await readdir(folder);
    const later = "2999-12-31T00-00-00-000Z";
    for (let count = 1; count < 1_000; count += 1) {
      await copyFile(join(folder, oldest), join(folder, `${later}-${count}-0123.eml`));
    }
    await mailer.deleteExpired();
    expect(await readdir(folder)).toHaveLength(1_000);

    await mailer.send({ ...email, subject: "newest" });

    const names = await readdir(folder);
    expect(names).toHaveLength(1_000);
    expect(names).not.toContain(oldest);
  });

  test("rejects when it cannot read the folder of the emails to delete", async () => {
    const file = join(await createTemporaryFolder(), "file");
    await writeFile(file, "");

    const deletion = createOutboxMailer(join(file, "outbox"), "a@b.example").deleteByAccount(
      "0123",
    );

    await expect(deletion).rejects.toThrow("ENOTDIR");
  });
});
