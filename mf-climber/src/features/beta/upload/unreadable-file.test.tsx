import { describe, expect, test, vi } from "vitest";

import { hashFile } from "./testing/hash-file.ts";
import { createVideoFile } from "./testing/set-up-upload.ts";
import { findNotification, startUpload } from "./testing/start-upload.ts";

describe("an upload whose file becomes unreadable", () => {
  /** Browsers report a file that was moved, changed or deleted like a lost connection. */
  const startUnreadableUpload = async (loadCopy?: () => Promise<File | undefined>) => {
    const file = createVideoFile(1_000_000);
    const upload = await startUpload({
      file,
      cuts: { positions: [500_000] },
      ...(loadCopy && { loadCopy }),
    });
    const slice = file.slice.bind(file);
    vi.spyOn(file, "slice").mockImplementation((start, end) =>
      Object.assign(slice(start, end), {
        arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
      }),
    );
    return upload;
  };

  test("stops at the first failure, and asks the user to choose it again", async () => {
    const { proxy, isFinished } = await startUnreadableUpload();

    expect(await isFinished).toBe(false);

    await findNotification(
      "Upload failed",
      "Your video was moved, changed or deleted. Choose it again.",
    );
    expect(proxy.countSentBytes()).toBeLessThan(1_000_000);
  });

  test("continues with the copy on the device", async () => {
    const copy = createVideoFile(1_000_000);
    const { isFinished, hashOriginal, proxy } = await startUnreadableUpload(() =>
      Promise.resolve(copy),
    );

    expect(await isFinished).toBe(true);

    expect(await hashOriginal()).toBe(await hashFile(copy));
    expect(proxy.countCreations()).toBe(1);
  });

  test("asks the user to choose it again if the copy is gone", async () => {
    const { isFinished } = await startUnreadableUpload(() => Promise.resolve(undefined));

    expect(await isFinished).toBe(false);
  });
});
