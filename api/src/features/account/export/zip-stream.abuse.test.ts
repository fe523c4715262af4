import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

import { expect, test } from "vitest";

import { createStepCounter } from "../../../testing/create-step-counter.ts";
import { createZipStream } from "./zip-stream.ts";

const FILES = 500;
const RATIO = 8;

const countSteps = createStepCounter();

const createArchive = (fileCount: number) =>
  buffer(
    createZipStream(
      Array.from({ length: fileCount }, (_, index) => ({
        path: `videos/${index}.mp4`,
        compress: false,
        open: () => Readable.from(["video"]),
      })),
      new Date(),
    ),
  );

test("the work grows linearly with the number of files", async () => {
  // The first archive of a process loads more.
  await createArchive(1);

  const steps = await countSteps(() => createArchive(FILES));
  const moreSteps = await countSteps(() => createArchive(FILES * RATIO));

  expect(moreSteps).toBeLessThan(steps * RATIO * 1.2);
});
