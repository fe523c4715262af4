import { STORED_VIDEO_UPLOAD } from "@topout/shared/api/videos";
import { describe, expect, test } from "vitest";

import { runStoredUpload } from "./run-stored-upload.ts";
import {
  createRecord,
  matchesSource,
  NO_PROGRESS,
  readRecord,
  writeRecord,
} from "./storage/upload-record.ts";
import { createVideoFile, setUpUpload } from "./testing/set-up-upload.ts";

async function setUp() {
  const { api, ann, route } = await setUpUpload({ positions: [] });
  const source = {
    userId: ann.user.id,
    route: { id: route.id, name: "P1" },
    file: createVideoFile(10_000),
    choices: { agreed: true, keepSound: true },
  };
  const readMetadata = async () => {
    const { rows } = await api.db.execute("select metadata from video_uploads");
    return rows[0]?.["metadata"];
  };
  return { source, readMetadata };
}

describe("the choices of an upload", () => {
  test("are sent to the server", async () => {
    const { source, readMetadata } = await setUp();

    await runStoredUpload({ source });

    expect(await readMetadata()).toMatchObject({ agreed: "true", keep_sound: "true" });
  });

  test("are stored on the device, and an upload with other choices is another upload", async () => {
    const { source } = await setUp();
    writeRecord(createRecord(source));

    const record = readRecord();

    expect(record).toMatchObject({ choices: source.choices, progress: NO_PROGRESS });
    const others = { ...source, choices: { agreed: true, keepSound: false } };
    expect(record && [source, others].map((other) => matchesSource(record, other))).toEqual([
      true,
      false,
    ]);
  });

  test("of version 1.0 keep the sound, without an agreement", async () => {
    const { source } = await setUp();
    const { choices: _choices, ...record } = createRecord(source);
    localStorage.setItem(STORED_VIDEO_UPLOAD.key, JSON.stringify(record));

    expect(readRecord()?.choices).toEqual({ agreed: false, keepSound: true });
  });
});
