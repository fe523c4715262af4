import { describe, expect, test } from "vitest";

import {
  BOUNDARY,
  fields,
  none,
  openUploads,
  photo,
  picture,
  problemOf,
  toBody,
} from "./testing/open-uploads.ts";

describe("an upload", () => {
  test("without a file is 422 where one is needed, as is a form's field that nobody filled", async () => {
    const { post, traces } = await openUploads();
    const unchosen = { name: "file", fileName: "", content: "" };

    for (const parts of [fields, [...fields, unchosen], [...fields, { ...photo, name: "photo" }]]) {
      expect(await problemOf(await post(toBody(...parts)))).toMatchObject({
        status: 422,
        detail: [{ loc: ["body", "file"], msg: "Required", type: "missing" }],
      });
    }
    expect(await traces()).toEqual(none);
  });

  test("tells all that is missing at once", async () => {
    const { post } = await openUploads();

    const problem = await problemOf(await post(Buffer.alloc(0)));

    expect(problem).toMatchObject({ status: 422, message: "name: Required" });
    expect((problem.detail as { loc: string[] }[]).map(({ loc }) => loc[1])).toEqual([
      "name",
      "location",
      "about",
      "layout",
      "file",
    ]);
  });

  test("of two files by one name is 422", async () => {
    const { post, traces } = await openUploads();

    expect(await problemOf(await post(toBody(...fields, photo, photo)))).toMatchObject({
      status: 422,
      message: "file: Send one file",
    });
    expect(await traces()).toEqual(none);
  });

  test.each([
    ["a field above 256 KiB", [{ name: "about", content: "a".repeat(300_000) }, ...fields, photo]],
    ["51 fields", [...Array.from({ length: 51 }, () => ({ name: "x", content: "y" })), photo]],
    ["11 files", Array.from({ length: 11 }, (_, n) => ({ ...photo, name: `file${n}` }))],
    [
      "a file above 10 MB",
      [...fields, { ...photo, content: Buffer.concat([picture, Buffer.alloc(10_000_000)]) }],
    ],
    [
      "files that nobody asked for above all measure",
      [{ ...photo, name: "other", content: Buffer.alloc(12_000_000) }, ...fields, photo],
    ],
  ])("with %s is 413", async (_what, parts) => {
    const { post, traces } = await openUploads();

    const response = await post(toBody(...parts));

    expect(await problemOf(response)).toMatchObject({ status: 413, detail: "PAYLOAD_TOO_LARGE" });
    expect(await traces()).toEqual(none);
  });

  test.each([
    ["text", "only a name makes it a picture"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["a film", Buffer.from("\0\0\0\x20ftypisom\0\0\0\0")],
    ["a picture that ends early", picture.subarray(0, picture.length - 30)],
    ["nothing", ""],
    ["too little to tell", "\x89PN"],
  ])("of %s instead of a picture is 415", async (_what, content) => {
    const { post, traces } = await openUploads();

    const response = await post(toBody(...fields, { ...photo, content }));

    expect(await problemOf(response)).toMatchObject({
      status: 415,
      detail: "UNSUPPORTED_MEDIA_TYPE",
    });
    expect(await traces()).toEqual(none);
  });

  test.each([
    ["without an end", toBody(...fields, photo).subarray(0, -8)],
    ["with a part that has no end", Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-`)],
    ["of another boundary", Buffer.from("--other\r\n\r\n\r\n--other--\r\n")],
    ["that is gibberish", Buffer.from("gibberish")],
  ])("%s is 422", async (_what, body) => {
    const { post, traces } = await openUploads();

    expect(await problemOf(await post(body))).toMatchObject({ status: 422 });
    expect(await traces()).toEqual(none);
  });

  test.each([
    ["application/json", 415],
    ["application/x-www-form-urlencoded", 415],
    ["multipart/mixed; boundary=edge", 415],
    ["multipart/form-data", 422],
  ])("called %s is %i", async (type, status) => {
    const { api } = await openUploads();
    const body = new Uint8Array(toBody(...fields, photo));
    const headers = { "content-type": type };

    const response = await api.fetch("/api/gyms", { method: "POST", headers, body });

    expect((await problemOf(response)).status).toBe(status);
  });
});
