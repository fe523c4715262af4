import { loadSharedVideo } from "@topout/shared/video-storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { isShare, receiveShare } from "./share.ts";
import { ORIGIN, restoreWorker, stubWorker } from "./testing/stub-worker.ts";

const rules = { types: ["video/mp4", "video/quicktime"], maxBytes: 100_000 };

const createVideo = (name = "send.mp4", type = "video/mp4") =>
  new File([`content of ${name}`], name, { type, lastModified: 5 });

/** Posts the form as the system does. Returns the path of the page that opens. */
async function share(...files: readonly File[]): Promise<string> {
  const body = new FormData();
  for (const file of files) body.append("video", file);
  const request = new Request(`${ORIGIN}/share`, { method: "POST", body });
  const response = await receiveShare(request, rules);
  expect(response.status).toBe(303);
  return response.headers.get("location")?.replace(ORIGIN, "") ?? "";
}

const loadName = async () => (await loadSharedVideo())?.name;

beforeEach(() => {
  stubWorker();
  vi.spyOn(console, "info").mockReturnValue();
});

afterEach(() => {
  restoreWorker();
  vi.restoreAllMocks();
});

describe("isShare", () => {
  test.each([
    ["POST", "/share", true],
    ["GET", "/share", false],
    ["POST", "/api/share", false],
  ])("of %s %s is %s", (method, path, expected) => {
    expect(isShare(new Request(`${ORIGIN}${path}`, { method }))).toBe(expected);
  });

  test("is false for another origin", () => {
    expect(isShare(new Request("https://other.example/share", { method: "POST" }))).toBe(false);
  });
});

describe("receiveShare", () => {
  test("stores the video, and opens the page that offers it", async () => {
    expect(await share(createVideo())).toBe("/?share=video");

    const video = await loadSharedVideo();
    expect(video?.type).toBe("video/mp4");
    expect(await video?.text()).toBe("content of send.mp4");
  });

  test("stores only the newest video", async () => {
    await share(createVideo("first.mp4"));
    await share(createVideo("second.mov", "video/quicktime"));

    expect(await loadName()).toBe("second.mov");
  });

  test.each([
    ["an image", [createVideo("photo.png", "image/png")], "no-video"],
    ["no file", [], "no-video"],
    ["two videos", [createVideo("a.mp4"), createVideo("b.mp4")], "several-files"],
  ])("rejects %s, and keeps the earlier video", async (_case, files, result) => {
    await share(createVideo("first.mp4"));

    expect(await share(...files)).toBe(`/?share=${result}`);
    expect(await loadName()).toBe("first.mp4");
  });

  test("rejects a video that is too large", async () => {
    const file = new File([new Uint8Array(rules.maxBytes + 1)], "long.mp4", { type: "video/mp4" });

    expect(await share(file)).toBe("/?share=too-large");
    expect(await loadName()).toBeUndefined();
  });

  test("accepts a video of the largest size", async () => {
    const file = new File([new Uint8Array(rules.maxBytes)], "long.mp4", { type: "video/mp4" });

    expect(await share(file)).toBe("/?share=video");
  });

  test("stops reading a body that is too large", async () => {
    const cancel = vi.fn<() => void>();
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(rules.maxBytes)),
      cancel,
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", body, headers, duplex: "half" };
    const request = new Request(`${ORIGIN}/share`, init);

    const response = await receiveShare(request, rules);

    expect(response.headers.get("location")).toBe(`${ORIGIN}/?share=too-large`);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledOnce(), { timeout: 20_000 });
  });

  test("reports a full storage", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("The quota is exceeded", "QuotaExceededError");
      },
    });

    expect(await share(createVideo())).toBe("/?share=storage-full");
  });

  test("reports a body that is not a form", async () => {
    const request = new Request(`${ORIGIN}/share`, { method: "POST", body: "text" });

    const response = await receiveShare(request, rules);

    expect(response.headers.get("location")).toBe(`${ORIGIN}/?share=failed`);
  });
});
