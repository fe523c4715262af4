import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { readConfig } from "./config.ts";
import { FILE_VARIABLES } from "./secret-files.ts";

const SECRET_KEY = "a-secret-that-is-long-enough-to-sign";

async function createFile(content: string): Promise<string> {
  const path = join(await createTemporaryFolder(), "secret");
  await writeFile(path, content);
  return path;
}

describe("readConfig with secrets in files", () => {
  test.each(["", "\n", "\r\n"])("removes the newline %j at the end of a file", async (newline) => {
    const SECRET_KEY_FILE = await createFile(`${SECRET_KEY}${newline}`);

    expect(readConfig({ SECRET_KEY_FILE }).secretKeys).toEqual({ current: SECRET_KEY });
  });

  test("reads keys, and addresses that contain a password", async () => {
    const url = "postgresql://topout:secret@127.0.0.1/topout";
    const key = "the-secret-before-the-last-rotation";

    expect(
      readConfig({
        SECRET_KEY,
        DATABASE_URL_FILE: await createFile(url),
        DATABASE_DIRECT_URL_FILE: await createFile(`${url}?direct`),
        DATABASE_REPLICA_URL_FILE: await createFile(`${url}?replica`),
        STORAGE_URL_FILE: await createFile("s3://key:secret@files"),
        BACKUP_TO_FILE: await createFile("s3://key:secret@backups"),
        RELEASE_HISTORY_FILE: await createFile("s3://key:secret@releases"),
        RELEASE_TARGET_FILE: await createFile("s3://key:secret@remotes"),
        SMTP_URL_FILE: await createFile("smtps://post:secret@mail.topout.example"),
        ACCEPTED_SECRET_KEY_FILE: await createFile(key),
        ACCEPTED_SECRET_KEY_LAST_DAY: "2026-01-31",
      }),
    ).toMatchObject({
      databaseUrl: url,
      databaseDirectUrl: `${url}?direct`,
      databaseReplicaUrl: `${url}?replica`,
      storage: { bucket: "files", credentials: { secretAccessKey: "secret" } },
      backups: { location: { bucket: "backups" } },
      releaseHistory: { bucket: "releases" },
      releaseTarget: { bucket: "remotes" },
      smtpUrl: "smtps://post:secret@mail.topout.example",
      secretKeys: { current: SECRET_KEY, accepted: { key } },
    });
  });

  test.each(FILE_VARIABLES)("rejects %s beside the variable itself", async (variable) => {
    const name = variable.replace(/_FILE$/, "");
    const env = { [name]: "a value", [variable]: await createFile("hunter2") };

    expect(() => readConfig(env)).toThrow(`${name} and ${variable} are both set`);
  });

  test("checks the value as it checks the variable, without printing it", async () => {
    const env = { SECRET_KEY_FILE: await createFile("hunter2") };

    expect(() => readConfig(env)).toThrow(/^(?!.*hunter2)SECRET_KEY must have at least 32/);
  });

  test.each([
    ["is empty", ""],
    ["is empty", "\n"],
    ["has more than 8192 bytes", "x".repeat(8_193)],
  ])("rejects a file that %s", async (message, content) => {
    const SECRET_KEY_FILE = await createFile(content);

    expect(() => readConfig({ SECRET_KEY_FILE })).toThrow(
      `SECRET_KEY_FILE ${SECRET_KEY_FILE} ${message}`,
    );
  });

  test("rejects a file that does not exist, and a folder", async () => {
    const folder = await createTemporaryFolder();

    expect(() => readConfig({ SECRET_KEY_FILE: join(folder, "absent") })).toThrow(
      /^SECRET_KEY_FILE cannot be read: ENOENT/,
    );
    expect(() => readConfig({ SECRET_KEY_FILE: folder })).toThrow(
      /^SECRET_KEY_FILE cannot be read: EISDIR/,
    );
  });

  test("ignores an empty variable", () => {
    expect(readConfig({ SECRET_KEY, SECRET_KEY_FILE: "" }).secretKeys?.current).toBe(SECRET_KEY);
  });
});
