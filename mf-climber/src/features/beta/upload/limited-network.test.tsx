import { describe, expect, test } from "vitest";

import type { BodyLimit } from "./testing/cutting-proxy.ts";
import { hashFile } from "./testing/hash-file.ts";
import { createVideoFile } from "./testing/set-up-upload.ts";
import { clickNotification, findNotification, startUpload } from "./testing/start-upload.ts";

/** Starts an upload through a proxy that limits the bodies of requests. */
const startLimitedUpload = (bodyLimit: BodyLimit) =>
  startUpload({ file: createVideoFile(6_000_000), cuts: { positions: [], bodyLimit } });

const BLOCKED =
  "This network doesn't let large files through. Try another one, for example mobile data. Your video of P1 is still here.";

describe("an upload through a proxy that limits the size of requests", () => {
  test.each([
    ["responds with 413", "response", [5_000_000]],
    ["cuts the connection", "cut", [5_000_000, 5_000_000]],
  ] as const)("continues with smaller parts if the proxy %s", async (_name, reaction, rejected) => {
    const upload = await startLimitedUpload({ maxBytes: 1_000_000, reaction });

    expect(await upload.isFinished).toBe(true);

    expect(upload.proxy.getRejectedSizes()).toEqual(rejected);
    expect(await upload.hashOriginal()).toBe(await hashFile(upload.file));
  });

  test.each([
    ["responds with 413", "response", [5_000_000, 900_000, 300_000]],
    [
      "cuts the connection",
      "cut",
      [5, 5, 0.9, 0.9, 0.3, 0.3, 0.3, 0.3].map((mb) => mb * 1_000_000),
    ],
  ] as const)(
    "stops with an explanation if the proxy %s even for the smallest parts",
    async (_name, reaction, rejected) => {
      const { proxy } = await startLimitedUpload({ maxBytes: 100_000, reaction });

      await findNotification("Upload interrupted", BLOCKED);

      expect(proxy.getRejectedSizes()).toEqual(rejected);
    },
  );

  test("continues on another network when the user retries", async () => {
    const { proxy, isFinished } = await startLimitedUpload({
      maxBytes: 100_000,
      reaction: "response",
    });
    await findNotification("Upload interrupted", BLOCKED);
    proxy.removeBodyLimit();

    clickNotification("Try again");

    expect(await isFinished).toBe(true);
  });
});
