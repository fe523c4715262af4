import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const FOLDER = "http://localhost:3000/remotes/admin/v/abc/";
const release = {
  version: "1.0.0",
  contract: 1,
  entry: "/remotes/admin/v/abc/remoteEntry.js",
  preload: [],
  integrity: {
    "/remotes/admin/v/abc/remoteEntry.js": "sha384-entry",
    [`${FOLDER}dialog.js`]: "sha384-dialog",
  },
};

/** The module caches preloads, so each test imports a new instance. */
const importPreloads = async () => {
  const { addHashes, preloadFiles } = await import("./preload-files.ts");
  addHashes(release);
  return preloadFiles;
};
const getLinks = () => [...document.head.querySelectorAll("link")];
const getIntegrity = (link: HTMLLinkElement) => link.getAttribute("integrity") ?? link.integrity;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe("preloadFiles", () => {
  test("waits until the browser has loaded each file with its hash", async () => {
    const preloadFiles = await importPreloads();

    const preload = preloadFiles([`${FOLDER}dialog.js`, `${FOLDER}remoteEntry.js?r=1`]);

    expect(getLinks().map(getIntegrity)).toEqual(["sha384-dialog", "sha384-entry"]);
    getLinks().forEach((link) => link.dispatchEvent(new Event("load")));
    await expect(preload).resolves.toBeUndefined();
  });

  test("fetches a file after a failed preload, because WebKit caches the failure", async () => {
    const fetchFile = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", fetchFile);
    const preloadFiles = await importPreloads();

    const preload = preloadFiles([`${FOLDER}dialog.js`]);
    getLinks()[0]?.dispatchEvent(new Event("error"));
    await expect.poll(() => getLinks()).toHaveLength(2);
    getLinks()[1]?.dispatchEvent(new Event("load"));

    await expect(preload).resolves.toBeUndefined();
    expect(fetchFile).toHaveBeenCalledWith(`${FOLDER}dialog.js`, {
      cache: "reload",
      integrity: "sha384-dialog",
    });
  });

  test("rejects a file that is missing or has another hash, and loads it again at the next call", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed integrity check")));
    const preloadFiles = await importPreloads();
    const preload = preloadFiles([`${FOLDER}dialog.js`]);
    getLinks()[0]?.dispatchEvent(new Event("error"));
    await expect(preload).rejects.toThrow("Failed integrity check");

    const next = preloadFiles([`${FOLDER}dialog.js`]);
    getLinks()[1]?.dispatchEvent(new Event("load"));

    await expect(next).resolves.toBeUndefined();
  });

  test("loads a file once", async () => {
    const preloadFiles = await importPreloads();

    void preloadFiles([`${FOLDER}dialog.js`]);
    void preloadFiles([`${FOLDER}dialog.js`]);

    expect(getLinks()).toHaveLength(1);
  });

  test("rejects a file that no release lists", async () => {
    const preloadFiles = await importPreloads();

    await expect(preloadFiles([`${FOLDER}other.js`])).rejects.toThrow("not part of a release");

    expect(getLinks()).toEqual([]);
  });

  test("does not wait in a browser that cannot preload modules", async () => {
    vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(false);
    const preloadFiles = await importPreloads();

    await expect(preloadFiles([`${FOLDER}dialog.js`])).resolves.toBeUndefined();
  });

  test("is available to the remotes", async () => {
    const preloadFiles = await importPreloads();

    expect(window).toHaveProperty("preloadRemoteFiles", preloadFiles);
  });
});
