import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const createRegistry = (version: string) => ({
  schema: 1,
  remotes: {
    admin: { version, contract: 1, entry: "/admin/entry.js", preload: [], integrity: {} },
  },
});

const fetchRegistry = vi.fn<typeof fetch>();
const respondWith = (version: string) =>
  fetchRegistry.mockImplementation(() => Promise.resolve(Response.json(createRegistry(version))));

/** The module caches the registry, so each call imports a new instance, like a page load. */
async function getVersion(options?: { reload: boolean }): Promise<string | undefined> {
  vi.resetModules();
  const { getRegistry } = await import("./get-registry.ts");
  return (await getRegistry(options)).remotes.admin?.version;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", fetchRegistry);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe("getRegistry", () => {
  test("reads the registry in the document, and fetches it for a reload", async () => {
    const script = document.createElement("script");
    Object.assign(script, { type: "application/json", id: "registry" });
    script.textContent = JSON.stringify(createRegistry("1.0.0"));
    document.body.append(script);
    respondWith("1.1.0");

    expect(await getVersion()).toBe("1.0.0");
    expect(await getVersion({ reload: true })).toBe("1.1.0");
  });

  test("uses the last valid registry if the request fails", async () => {
    respondWith("1.0.0");
    await getVersion();
    respondWith("1.1.0");
    await getVersion();

    fetchRegistry.mockRejectedValue(new TypeError("offline"));

    expect(await getVersion()).toBe("1.1.0");
    expect(await getVersion({ reload: true })).toBe("1.1.0");
  });

  test("uses the last valid registry if the response is an error or invalid", async () => {
    respondWith("1.0.0");
    await getVersion();

    fetchRegistry.mockImplementation(() => Promise.resolve(new Response("", { status: 503 })));
    expect(await getVersion()).toBe("1.0.0");
    fetchRegistry.mockImplementation(() => Promise.resolve(Response.json({ remotes: "none" })));
    expect(await getVersion()).toBe("1.0.0");
  });

  test("works if the storage is full", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    respondWith("1.0.0");

    expect(await getVersion()).toBe("1.0.0");
  });

  test("contains the gradual release if it selects the bucket of this browser", async () => {
    const { admin } = createRegistry("1.0.0").remotes;
    const contract = REMOTE_INTERFACE_VERSION;
    const gradual = { ...admin, contract, version: "1.1.0", share: 100, salt: "0a1b" };
    const registry = { schema: 1, remotes: { admin: { ...admin, gradual } } };
    fetchRegistry.mockImplementation(() => Promise.resolve(Response.json(registry)));

    expect(await getVersion()).toBe("1.0.0");
    localStorage.setItem("topout.bucket", "42");
    expect(await getVersion()).toBe("1.1.0");
  });

  test("rejects without a valid registry", async () => {
    fetchRegistry.mockRejectedValue(new TypeError("offline"));

    await expect(getVersion()).rejects.toThrow("offline");
  });
});
