import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { importModule } from "./import-module.ts";

vi.mock("./import-module.ts", () => ({ importModule: vi.fn<typeof importModule>() }));

const entry = "/remotes/admin/v/abc/remoteEntry.js";
const screens = { users: () => Promise.resolve({ Component: () => null }) };

const createRegistry = (change: object = {}) => ({
  schema: 1,
  remotes: {
    admin: {
      version: "1.0.0",
      contract: REMOTE_INTERFACE_VERSION,
      entry,
      preload: [],
      integrity: {},
      ...change,
    },
  },
});

let registry: unknown;
const respondWithRegistry: typeof fetch = () => Promise.resolve(Response.json(registry));
const fetchRegistry = vi.fn<typeof fetch>(respondWithRegistry);
const getImports = () => vi.mocked(importModule).mock.calls.map(([url]) => url);

const failPreloads = () => {
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  vi.spyOn(document.head, "append").mockImplementation((link) => {
    if (link instanceof Element) setTimeout(() => link.dispatchEvent(new Event("error")));
  });
};

/** The module caches remotes, so each test imports a new instance. */
const importLoader = async () => (await import("./load-remote.ts")).loadRemote;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  vi.clearAllMocks();
  fetchRegistry.mockImplementation(respondWithRegistry);
  registry = createRegistry();
  vi.stubGlobal("fetch", fetchRegistry);
  vi.mocked(importModule).mockImplementation(() => Promise.resolve({ default: screens }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("loadRemote", () => {
  test("loads the release that the registry names", async () => {
    const loadRemote = await importLoader();

    expect(await loadRemote("admin")).toBe(screens);
    expect(getImports()).toEqual([entry]);
  });

  test("loads a remote once for several callers", async () => {
    const loadRemote = await importLoader();

    await Promise.all([loadRemote("admin"), loadRemote("admin")]);

    expect(fetchRegistry).toHaveBeenCalledOnce();
    expect(importModule).toHaveBeenCalledOnce();
  });

  test("fetches the registry and changes the URL at every reload", async () => {
    const loadRemote = await importLoader();
    await loadRemote("admin");

    await loadRemote("admin", { reload: true });
    await loadRemote("admin", { reload: true });

    expect(fetchRegistry).toHaveBeenCalledTimes(3);
    expect(fetchRegistry.mock.lastCall?.[1]).toMatchObject({ cache: "reload" });
    expect(getImports()).toEqual([entry, `${entry}?r=1`, `${entry}?r=2`]);
  });

  test("retries a failed module", async () => {
    const loadRemote = await importLoader();
    vi.mocked(importModule).mockRejectedValueOnce(new Error("failed"));
    await expect(loadRemote("admin")).rejects.toThrow("failed");

    expect(await loadRemote("admin")).toBe(screens);
  });

  test.each([
    ["a newer shell", REMOTE_INTERFACE_VERSION + 1],
    ["an older shell", REMOTE_INTERFACE_VERSION - 2],
  ])("rejects a remote that needs %s without loading it", async (shell, contract) => {
    registry = createRegistry({ contract });
    const loadRemote = await importLoader();

    await expect(loadRemote("admin")).rejects.toThrow(`admin needs ${shell}`);
    expect(importModule).not.toHaveBeenCalled();
  });

  test("loads a remote of the interface version before", async () => {
    registry = createRegistry({ contract: REMOTE_INTERFACE_VERSION - 1 });
    const loadRemote = await importLoader();

    expect(await loadRemote("admin")).toBe(screens);
  });

  test("rejects a remote without a release", async () => {
    registry = { schema: 1, remotes: {} };
    const loadRemote = await importLoader();

    await expect(loadRemote("admin")).rejects.toThrow("admin has no release");
  });

  test("rejects an invalid registry", async () => {
    registry = { remotes: "none" };
    const loadRemote = await importLoader();

    await expect(loadRemote("admin")).rejects.toThrow(/Invalid/);
  });

  test("loads the files that the registry lists before it runs the entry", async () => {
    const file = "/remotes/admin/v/abc/assets/screens.js";
    registry = createRegistry({ preload: [entry, file] });
    const loadRemote = await importLoader();

    await loadRemote("admin");

    const links = [...document.head.querySelectorAll("link")].slice(-2);
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ["modulepreload", entry],
      ["modulepreload", file],
    ]);
  });

  test("does not run the entry if a file is missing or has another hash, even after a reload", async () => {
    registry = createRegistry({ preload: [entry], integrity: { [entry]: "sha384-abc" } });
    failPreloads();
    fetchRegistry.mockImplementation((input, init) =>
      init?.integrity ? Promise.reject(new TypeError("integrity")) : respondWithRegistry(input),
    );
    const loadRemote = await importLoader();

    await expect(loadRemote("admin")).rejects.toThrow("integrity");
    await expect(loadRemote("admin", { reload: true })).rejects.toThrow("integrity");

    expect(importModule).not.toHaveBeenCalled();
  });

  test("loads the entry from another URL after a failed import", async () => {
    const file = "/remotes/admin/v/abc/assets/common.js";
    registry = createRegistry({ preload: [file] });
    vi.mocked(importModule).mockRejectedValueOnce(new Error("the import failed"));
    const loadRemote = await importLoader();

    expect(await loadRemote("admin")).toBe(screens);
    expect(getImports()).toEqual([entry, `${entry}?r=1`]);
  });
});
