import { getToken } from "@topout/shared/platform";
import { describe, expect, test } from "vitest";

import { hashFile } from "./testing/hash-file.ts";
import { startUpload } from "./testing/start-upload.ts";

describe("an upload", () => {
  test.each(
    (["POST", "HEAD", "PATCH"] as const).flatMap((method) =>
      [200, 401, 403, 404, 451].map((status) => ({ method, status })),
    ),
  )("continues if another server responds to a $method with $status", async (failOnce) => {
    const { isFinished, file, hashOriginal } = await startUpload({
      cuts: {
        positions: [500_000],
        failOnce: { ...failOnce, page: "<h1>Log in to the Wi-Fi</h1>" },
      },
    });
    const token = getToken();

    expect(await isFinished).toBe(true);

    expect(await hashOriginal()).toBe(await hashFile(file));
    expect(getToken()).toBe(token);
  });
});
