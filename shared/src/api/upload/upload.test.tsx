import { account } from "@topout/shared/contract";
import { afterEach, describe, expect, test, vi } from "vitest";

import { upload } from "./upload.ts";

afterEach(() => vi.unstubAllGlobals());

const getUploadError = (file: Blob, result: () => Promise<Response>) => {
  vi.stubGlobal("fetch", result);
  return upload(account.updateProfilePhoto, { files: { file } }).then(
    () => expect.unreachable("the request should fail"),
    (error: unknown) => error,
  );
};

const loseConnection = () => Promise.reject(new TypeError("Failed to fetch"));

const createPhoto = (sizeBytes: number) => new Blob([new Uint8Array(sizeBytes)]);

const createUnreadablePhoto = () =>
  Object.assign(createPhoto(1_000), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }),
  });

/** The disk has fewer bytes than the file had when the user chose it. */
const createShortenedPhoto = () => {
  const photo = createPhoto(1_000);
  const slice = photo.slice.bind(photo);
  return Object.assign(photo, {
    slice: (start: number, end: number) => (start > 500 ? new Blob([]) : slice(start, end)),
  });
};

describe("an upload that fails without a response", () => {
  test.each([
    ["cannot be read", createUnreadablePhoto],
    ["has become shorter", createShortenedPhoto],
  ])("asks the user to choose the file again if it %s", async (_title, createFile) => {
    expect(await getUploadError(createFile(), loseConnection)).toMatchObject({
      name: "NetworkError",
      message: "Your file was moved, changed or deleted. Choose it again.",
    });
  });

  test("suggests another network or a smaller file if the file is large", async () => {
    expect(await getUploadError(createPhoto(1_000_000), loseConnection)).toMatchObject({
      message:
        "Your file couldn't be sent. Check your connection, try another network, or choose a smaller file.",
    });
  });

  test("blames only the connection if the file is small", async () => {
    expect(await getUploadError(createPhoto(1_000), loseConnection)).toMatchObject({
      message: "Can't reach Topout. Check your connection and try again.",
    });
  });
});

describe("an upload that a proxy rejects", () => {
  test("suggests a smaller file or another network", async () => {
    const respond = async () => new Response("<h1>Request Too Large</h1>", { status: 413 });

    expect(await getUploadError(createPhoto(1_000_000), respond)).toMatchObject({
      status: 413,
      message: "That's too large for this network. Choose a smaller file, or try another network.",
    });
  });
});
