import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { createTemporaryFolder } from "../testing/temporary-folder.ts";
import { browserHeaders, createTestSite, siteFiles } from "../testing/test-site.ts";

describe("the web app's manifest", () => {
  test("has the content type of a manifest and is revalidated", async () => {
    const { get, write } = await createTestSite();
    const first = await get("/manifest.webmanifest");

    expect(first.headers).toMatchObject({
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "no-cache",
    });
    expect(first.body).toBe(siteFiles["site/manifest.webmanifest"]);

    await write("site/manifest.webmanifest", '{"name":"Topout 2"}');
    const revalidation = { "if-none-match": String(first.headers["etag"]) };
    expect((await get("/manifest.webmanifest", revalidation)).body).toBe('{"name":"Topout 2"}');
  });

  test("returns 404 if the site is not built", async () => {
    const { get, folder } = await createTestSite();
    await rm(join(folder, "site/manifest.webmanifest"));

    expect((await get("/manifest.webmanifest", browserHeaders)).statusCode).toBe(404);
  });
});

describe("a file with a content hash", () => {
  test.each(["/assets/main-abc.js", "/remotes/climber/v/123/remoteEntry.js"])(
    "is compressed and immutable: %s",
    async (path) => {
      const { get } = await createTestSite();

      const response = await get(path, { "accept-encoding": "gzip, br" });

      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        "content-encoding": "br",
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": expect.stringContaining("javascript"),
        vary: expect.stringMatching(/accept-encoding/i),
      });
      const content = brotliDecompressSync(response.rawPayload).toString();
      expect(Object.values(siteFiles)).toContain(content);
    },
  );

  test("is served from a folder that a release creates later, and which the program does not create", async () => {
    const remotesDir = join(await createTemporaryFolder(), "remotes");
    const { get } = await createTestSite({ remotesDir });
    const path = "climber/v/123/remoteEntry.js";
    expect((await get(`/remotes/${path}`)).statusCode).toBe(404);
    await expect(access(remotesDir)).rejects.toThrow("ENOENT");

    await mkdir(dirname(join(remotesDir, path)), { recursive: true });
    await writeFile(join(remotesDir, path), "export {};");

    expect((await get(`/remotes/${path}`)).body).toBe("export {};");
  });

  test("is not compressed for clients without brotli", async () => {
    const { get } = await createTestSite();

    const response = await get("/assets/main-abc.js", { "accept-encoding": "identity" });

    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.body).toBe(siteFiles["site/assets/main-abc.js"]);
  });

  test.each([
    "/assets/gone-abc.js",
    "/assets/",
    "/assets",
    "/remotes/climber/v/999/remoteEntry.js",
    "/remotes/climber/v/",
    "/remotes",
  ])("returns 404, not the document, if it is missing: %s", async (path) => {
    const { get } = await createTestSite();

    const response = await get(path, browserHeaders);

    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).not.toContain("immutable");
    expect(response.body).not.toContain("<html");
  });
});

describe("the registry", () => {
  test("is revalidated on every request", async () => {
    const { get, write } = await createTestSite();
    const first = await get("/remotes.json");
    expect(first.json()).toEqual({ schema: 1, remotes: {} });
    expect(first.headers["cache-control"]).toBe("no-cache");
    const revalidation = { "if-none-match": String(first.headers["etag"]) };
    expect((await get("/remotes.json", revalidation)).statusCode).toBe(304);

    await write("remotes/remotes.json", '{"schema":1,"remotes":{"admin":{}}}');

    expect((await get("/remotes.json", revalidation)).json()).toEqual({
      schema: 1,
      remotes: { admin: {} },
    });
  });

  test("returns 404, not the document, if it is missing", async () => {
    const { get, folder } = await createTestSite();
    await rm(join(folder, "remotes", "remotes.json"));

    expect((await get("/remotes.json", browserHeaders)).statusCode).toBe(404);
  });
});

describe("a file outside the site", () => {
  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/%00",
    "/remotes/..%2fsecret.txt",
    "/remotes/%2e%2e%2fsecret.txt",
    "/remotes//../secret.txt",
    "/assets/%zz",
  ])("cannot be read through %s", async (path) => {
    const { get } = await createTestSite();

    const response = await get(path, browserHeaders);

    expect(response.body).not.toContain(siteFiles["secret.txt"]);
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe("a POST request for the path of a screen", () => {
  test("returns 404, not the document", async () => {
    const { app } = await createTestSite();

    const response = await app.inject({ method: "POST", url: "/feed", headers: browserHeaders });

    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain("<html");
  });
});
