import { afterEach, expect, test, vi } from "vitest";

import { convertPhoto } from "./convert-photo.ts";

afterEach(() => vi.unstubAllGlobals());

const createFile = (name: string) => new File([name], name, { type: "image/png" });

/** Replaces the decoder of the browser with one that fails after `onDecode`, so that the original is used. */
const stubDecoder = (onDecode: (photo: File) => Promise<void>) =>
  vi.stubGlobal("createImageBitmap", async (photo: File) => {
    await onDecode(photo);
    throw new Error("Not an image");
  });

test("decodes one photo at a time, in the order of choosing", async () => {
  const log: string[] = [];
  stubDecoder(async ({ name }) => {
    log.push(`${name} starts`);
    await new Promise<void>((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
  });

  await Promise.all(["first", "second"].map((name) => convertPhoto(createFile(name))));

  expect(log).toEqual(["first starts", "first ends", "second starts", "second ends"]);
});

test("decodes no further photo after an abort", async () => {
  const decoded: string[] = [];
  const controller = new AbortController();
  stubDecoder(async ({ name }) => {
    decoded.push(name);
    controller.abort();
  });

  const conversions = await Promise.all(
    ["first", "second"].map((name) => convertPhoto(createFile(name), controller.signal)),
  );

  expect(conversions).toEqual([undefined, undefined]);
  expect(decoded).toEqual(["first"]);
});
