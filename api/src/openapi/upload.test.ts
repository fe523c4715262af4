import { VIDEO_TYPES } from "@topout/shared/contract";
import { videos } from "@topout/shared/contract/server";
import { expect, test } from "vitest";

import { toUploadBody } from "./upload.ts";

test("VIDEO_TYPES contains the media types of an upload", () => {
  const { content } = toUploadBody({}, videos.upload.files);

  expect(content["multipart/form-data"].encoding["file"]?.contentType).toBe(VIDEO_TYPES.join(", "));
});
