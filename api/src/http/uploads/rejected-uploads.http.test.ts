import { describe, expect, test } from "vitest";

import { readProblem } from "../../testing/index.ts";
import {
  BOUNDARY,
  fields,
  NOTHING_STORED,
  createUploadClient,
  photo,
  imageBytes,
  encodeBody,
} from "./testing/upload-client.ts";

describe("an upload", () => {
  test("without a required file returns 422, even with an empty file input", async () => {
    const { post, countLeftovers } = await createUploadClient();
    const emptyInput = { name: "file", fileName: "", content: "" };

    for (const parts of [
      fields,
      [...fields, emptyInput],
      [...fields, { ...photo, name: "photo" }],
    ]) {
      expect(await readProblem(await post(encodeBody(...parts)))).toMatchObject({
        status: 422,
        detail: [{ loc: ["body", "file"], msg: "Required", type: "missing" }],
      });
    }
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });

  test("without a body reports all missing fields", async () => {
    const { post } = await createUploadClient();

    const problem = await readProblem(await post(Buffer.alloc(0)));

    expect(problem).toMatchObject({ status: 422, message: "name: Required" });
    expect((problem.detail as { loc: string[] }[]).map(({ loc }) => loc[1])).toEqual([
      "name",
      "location",
      "about",
      "layout",
      "file",
    ]);
  });

  test("with two files of the same name returns 422", async () => {
    const { post, countLeftovers } = await createUploadClient();

    expect(await readProblem(await post(encodeBody(...fields, photo, photo)))).toMatchObject({
      status: 422,
      message: "file: Send one file",
    });
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });

  test.each([
    ["a field above 128 KiB", [{ name: "about", content: "a".repeat(300_000) }, ...fields, photo]],
    ["51 fields", [...Array.from({ length: 51 }, () => ({ name: "x", content: "y" })), photo]],
    ["11 files", Array.from({ length: 11 }, (_, n) => ({ ...photo, name: `file${n}` }))],
    [
      "a file above 10 MB",
      [...fields, { ...photo, content: Buffer.concat([imageBytes, Buffer.alloc(10_000_000)]) }],
    ],
    [
      "unknown files above the total limit",
      [{ ...photo, name: "other", content: Buffer.alloc(12_000_000) }, ...fields, photo],
    ],
  ])("with %s returns 413", async (_title, parts) => {
    const { post, countLeftovers } = await createUploadClient();

    const response = await post(encodeBody(...parts));

    expect(await readProblem(response)).toMatchObject({ status: 413, detail: "PAYLOAD_TOO_LARGE" });
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });

  test.each([
    ["text", "not an image"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a video", Buffer.from("\0\0\0\x20ftypisom\0\0\0\0")],
    ["an incomplete image", imageBytes.subarray(0, imageBytes.length - 30)],
    ["an empty file", ""],
    ["three bytes", "\x89PN"],
  ])("of %s instead of an image returns 415", async (_title, content) => {
    const { post, countLeftovers } = await createUploadClient();

    const response = await post(encodeBody(...fields, { ...photo, content }));

    expect(await readProblem(response)).toMatchObject({
      status: 415,
      detail: "UNSUPPORTED_MEDIA_TYPE",
    });
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });

  test.each([
    ["without a final boundary", encodeBody(...fields, photo).subarray(0, -8)],
    ["with an incomplete part", Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-`)],
    ["with another boundary", Buffer.from("--other\r\n\r\n\r\n--other--\r\n")],
    ["that is random text", Buffer.from("gibberish")],
  ])("%s returns 422", async (_title, body) => {
    const { post, countLeftovers } = await createUploadClient();

    expect(await readProblem(await post(body))).toMatchObject({ status: 422 });
    expect(await countLeftovers()).toEqual(NOTHING_STORED);
  });

  test.each([
    ["application/json", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/mixed; boundary=edge", 415],
    ["multipart/form-data", 422],
  ])("with content type %s returns %i", async (type, status) => {
    const { api } = await createUploadClient();
    const body = new Uint8Array(encodeBody(...fields, photo));
    const headers = { "content-type": type };

    const response = await api.fetch("/api/gyms", { method: "POST", headers, body });

    expect((await readProblem(response)).status).toBe(status);
  });
});
