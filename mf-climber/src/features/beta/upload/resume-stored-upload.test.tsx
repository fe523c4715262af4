import { hasStoredVideoUpload } from "@topout/shared/api/videos";
import { notifications, QueryClient, signOut } from "@topout/shared/platform";
import { getTitles } from "@topout/shared/testing";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { resumeStoredUpload } from "./resume-stored-upload.ts";
import { createRecord, writeRecord } from "./storage/upload-record.ts";
import { createVideoFile, setUpUpload } from "./testing/set-up-upload.ts";
import { clickNotification, findNotification } from "./testing/start-upload.ts";
import { runStoredUpload } from "./run-stored-upload.ts";
import { withStorageLock } from "./storage/with-storage-lock.ts";
import { uploadVideo } from "./upload-video.ts";

const SIZE_BYTES = 900_000;
const TUS_HEADERS = { "tus-resumable": "1.0.0" };
const encodeBase64 = (text: string) => Buffer.from(text).toString("base64");

/** Stores an upload whose earlier visit sent a third of the file. Stores no file. */
async function setUpStoredUpload() {
  const server = await setUpUpload({ positions: [] });
  const { ann, route } = server;
  const file = createVideoFile(SIZE_BYTES);
  const created = await ann.fetch("/api/uploads/videos", {
    method: "POST",
    headers: {
      ...TUS_HEADERS,
      "upload-length": String(SIZE_BYTES),
      "upload-metadata": `route ${encodeBase64(route.id)},filename ${encodeBase64(file.name)}`,
    },
  });
  const path = created.headers.get("location") ?? "";
  await ann.fetch(path, {
    method: "PATCH",
    headers: {
      ...TUS_HEADERS,
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body: new Uint8Array(await file.arrayBuffer()).subarray(0, SIZE_BYTES / 3),
  });
  const choices = { agreed: true, keepSound: true };
  const source = { userId: ann.user.id, route: { id: route.id, name: "P1" }, file, choices };
  const progress = { uploadId: path.split("/").at(-1), percent: 33, isPaused: false };
  writeRecord({ ...createRecord(source), progress });
  const getStatusOnServer = async () =>
    (await ann.fetch(path, { method: "HEAD", headers: TUS_HEADERS })).status;
  return { ...server, source, getStatusOnServer };
}

/** Holds the lock, as another tab does during an upload, until the test releases it. */
async function holdStorageLock() {
  const acquired = Promise.withResolvers<undefined>();
  const uploadEnd = Promise.withResolvers<undefined>();
  const released = withStorageLock({ canWait: true }, () => {
    acquired.resolve(undefined);
    return uploadEnd.promise;
  });
  await acquired.promise;
  return {
    release: () => {
      uploadEnd.resolve(undefined);
      return released;
    },
  };
}

function chooseInPicker(input: unknown) {
  if (!(input instanceof HTMLInputElement)) throw new Error("Not a file picker");
  Object.defineProperty(input, "files", { value: [createVideoFile(SIZE_BYTES)] });
  input.dispatchEvent(new Event("change"));
}

describe("an upload from an earlier visit whose file is not stored", () => {
  test("continues where it stopped when the user chooses the file again", async () => {
    const { proxy, source, listVideos } = await setUpStoredUpload();
    await resumeStoredUpload(new QueryClient());
    await findNotification("Upload interrupted", "Choose your video of P1 again to continue.");
    expect(notifications.getState().list).toMatchObject([{ progress: 33 }]);

    await uploadVideo(source, new QueryClient());

    expect(proxy.countSentBytes()).toBe((SIZE_BYTES / 3) * 2);
    expect(await listVideos()).toHaveLength(1);
    await findNotification("Video is being processed.");
    expect(hasStoredVideoUpload()).toBe(false);
  });

  test("is replaced when the user uploads another file", async () => {
    const { proxy, source, getStatusOnServer } = await setUpStoredUpload();

    await uploadVideo({ ...source, file: createVideoFile(SIZE_BYTES + 1) }, new QueryClient());

    expect(proxy.countSentBytes()).toBe(SIZE_BYTES + 1);
    await expect.poll(getStatusOnServer).toBe(404);
  });

  test("is deleted when the user cancels it", async () => {
    const { getStatusOnServer } = await setUpStoredUpload();
    await resumeStoredUpload(new QueryClient());

    clickNotification("Cancel");

    await expect.poll(getStatusOnServer).toBe(404);
    expect(hasStoredVideoUpload()).toBe(false);
  });

  test.each(["Cancel", "Choose video"])(
    "is not changed by %s while another tab uploads it",
    async (label) => {
      const { getStatusOnServer } = await setUpStoredUpload();
      await resumeStoredUpload(new QueryClient());
      const lock = await holdStorageLock();
      const picker = vi.spyOn(HTMLInputElement.prototype, "click").mockReturnValue();

      clickNotification(label);
      for (const input of picker.mock.contexts) chooseInPicker(input);

      await expect.poll(() => notifications.getState().list).toEqual([]);
      expect(hasStoredVideoUpload()).toBe(true);
      expect(await getStatusOnServer()).toBe(200);
      await lock.release();
    },
  );

  test("is deleted from the device when another user has logged in", async () => {
    const { source } = await setUpStoredUpload();
    writeRecord(createRecord({ ...source, userId: source.route.id }));

    await resumeStoredUpload(new QueryClient());

    expect(hasStoredVideoUpload()).toBe(false);
    expect(notifications.getState().list).toEqual([]);
  });
});

describe("an upload that was paused before a reload", () => {
  test("is deleted on the server when the user cancels it", async () => {
    const { source, getStatusOnServer } = await setUpStoredUpload();
    const isFinished = runStoredUpload({ source, isPaused: true, isFileStored: true });
    await findNotification("Upload paused");

    clickNotification("Cancel");

    expect(await isFinished).toBe(false);
    await expect.poll(getStatusOnServer).toBe(404);
  });
});

/** Browsers have no locks on pages without HTTPS. */
const pages = [
  ["with HTTPS", () => undefined],
  ["without HTTPS", () => Reflect.deleteProperty(navigator, "locks")],
] as const;

describe.each(pages)("uploads that start while another one is stored, on a page %s", (_, setUp) => {
  beforeEach(() => void setUp());

  const startUploads = async () => {
    const { source } = await setUpStoredUpload();
    const lock = await holdStorageLock();
    const client = new QueryClient();
    const uploads = Promise.all([uploadVideo(source, client), uploadVideo(source, client)]);
    return { uploads, lock };
  };
  test("have one notification each, even for the same file", async () => {
    const { uploads, lock } = await startUploads();
    const uploading = "Uploading your video";
    await expect.poll(getTitles).toEqual([uploading, uploading]);

    clickNotification("Cancel");
    clickNotification("Cancel");

    await Promise.all([uploads, lock.release()]);
    expect(getTitles()).toEqual([]);
  });

  test("end when the user signs out", async () => {
    const { uploads, lock } = await startUploads();

    signOut();

    await Promise.all([uploads, lock.release()]);
    expect(getTitles()).toEqual(["Upload cancelled", "Upload cancelled"]);
  });
});
