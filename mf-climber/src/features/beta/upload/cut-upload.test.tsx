import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { hashFile } from "./testing/hash-file.ts";
import { createVideoFile } from "./testing/set-up-upload.ts";
import { startUpload } from "./testing/start-upload.ts";

const PART_SIZE_BYTES = 5_000_000;

describe("an upload whose connection is cut", () => {
  /** `CUT_SEED` chooses other cuts. */
  test(
    "sends 50 MB completely despite 20 random cuts, and repeats at most one part per cut",
    {
      timeout: 300_000,
    },
    async () => {
      const seed = Number(process.env["CUT_SEED"] ?? 5);
      const file = createVideoFile(50_000_000);
      const positions = fc.sample(fc.nat(file.size - 1), { numRuns: 20, seed });
      const { proxy, isFinished, hashOriginal } = await startUpload({
        file,
        cuts: { positions: positions.toSorted((a, b) => a - b) },
      });

      expect([await isFinished, proxy.countCuts()], `CUT_SEED=${seed}`).toEqual([true, 20]);

      expect(await hashOriginal(), `CUT_SEED=${seed}`).toBe(await hashFile(file));
      expect(proxy.countSentBytes(), `CUT_SEED=${seed}`).toBeLessThanOrEqual(
        file.size + 20 * PART_SIZE_BYTES,
      );
    },
  );

  test("continues after two cuts in the same small part", async () => {
    const { isFinished, proxy } = await startUpload({
      cuts: { positions: [1, 2] },
      partSizeBytes: 300_000,
    });

    expect(await isFinished).toBe(true);
    expect(proxy.countCuts()).toBe(2);
  });
});
