import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import {
  browserHeaders,
  createTestSite,
  documentHtml,
  inlineScript,
  inlineStyle,
} from "../testing/test-site.ts";

const hashText = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the document", () => {
  test.each([
    "/",
    "/feed",
    "/profile/joe.smith",
    "/reset_password/a.b.c",
    "/join/a-token",
    "/nowhere?x=1",
    "/profile/%E0%A4%A",
    "/%",
  ])("is sent for a navigation to %s", async (path) => {
    const { get } = await createTestSite();

    const response = await get(path, browserHeaders);

    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.body).toBe(documentHtml);
  });

  test("is revalidated on every request", async () => {
    const { get, write } = await createTestSite();
    const first = await get("/", browserHeaders);
    expect(first.headers["cache-control"]).toBe("no-cache");
    const revalidation = { ...browserHeaders, "if-none-match": String(first.headers["etag"]) };

    expect((await get("/feed", revalidation)).statusCode).toBe(304);

    await write("site/index.html", documentHtml.replace("abc", "def"));
    const next = await get("/feed", revalidation);
    expect(next.statusCode).toBe(200);
    expect(next.body).toContain("main-def");
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("is compressed with %s", async (encoding, decompress) => {
    const { get } = await createTestSite();

    const response = await get("/", { ...browserHeaders, "accept-encoding": encoding });

    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["vary"]).toContain("Accept-Encoding");
    expect(decompress(response.rawPayload).toString()).toBe(documentHtml);
  });

  describe("names its largest script in a Link header", () => {
    const links = ["libraries", "app"].map(
      (name) => `<link data-rel="modulepreload" crossorigin href="/assets/${name}.js">`,
    );
    const html = documentHtml.replace("</head>", `${links.join("")}</head>`);

    test("for a CDN that sends early hints", async () => {
      const { get, write } = await createTestSite({ hasEarlyHints: true });
      expect((await get("/", browserHeaders)).headers["link"]).toBeUndefined();

      await write("site/index.html", html);

      expect((await get("/feed", browserHeaders)).headers["link"]).toBe(
        "</assets/libraries.js>; rel=modulepreload; crossorigin",
      );
    });

    test("but not without one, because browsers would request it before the data", async () => {
      const { get, write } = await createTestSite();
      await write("site/index.html", html);

      expect((await get("/feed", browserHeaders)).headers["link"]).toBeUndefined();
    });
  });

  test("is not sent for a request that accepts only images", async () => {
    const { get } = await createTestSite();

    expect((await get("/photo.png", { accept: "image/avif,image/*" })).statusCode).toBe(404);
  });

  test("returns 503 if the site is not built", async () => {
    const { get, folder } = await createTestSite();
    await rm(join(folder, "site", "index.html"));

    expect((await get("/", browserHeaders)).statusCode).toBe(503);
  });
});

describe("the content security policy", () => {
  test("allows the origins of the site and the remotes, and the inline elements", async () => {
    const { get } = await createTestSite({ remoteOrigins: ["https://climber.example"] });

    const { headers } = await get("/feed", browserHeaders);

    expect(String(headers["content-security-policy"]).split(";")).toEqual([
      "default-src 'none'",
      `script-src 'self' https://climber.example ${hashText(inlineScript)}`,
      "connect-src 'self' https://climber.example",
      `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hashText(inlineStyle)}`,
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types service-worker",
    ]);
  });

  test("allows images and videos of other origins", async () => {
    const { get } = await createTestSite({ mediaOrigins: ["https://media.example"] });

    const policy = (await get("/feed", browserHeaders)).headers["content-security-policy"];

    expect(String(policy).split(";")).toEqual(
      expect.arrayContaining([
        "script-src 'self' " + hashText(inlineScript),
        "connect-src 'self'",
        "img-src 'self' data: blob: https://media.example",
        "media-src 'self' blob: https://media.example",
      ]),
    );
  });

  test("allows requests, images and videos of the API on another origin", async () => {
    const { get } = await createTestSite({ apiOrigin: "https://api.example" });

    const policy = (await get("/feed", browserHeaders)).headers["content-security-policy"];

    expect(String(policy).split(";")).toEqual(
      expect.arrayContaining([
        "script-src 'self' " + hashText(inlineScript),
        "connect-src 'self' https://api.example",
        "img-src 'self' data: blob: https://api.example",
        "media-src 'self' blob: https://api.example",
      ]),
    );
  });

  test("is sent with the other security headers", async () => {
    const { get } = await createTestSite();

    expect((await get("/", browserHeaders)).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  });

  test("of an asset allows nothing", async () => {
    const { get } = await createTestSite();

    expect((await get("/assets/main-abc.js")).headers["content-security-policy"]).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });
});

describe("the service worker", () => {
  test("is revalidated, and may request what the page loads", async () => {
    const { get } = await createTestSite({
      remoteOrigins: ["https://climber.example"],
      mediaOrigins: ["https://media.example"],
      apiOrigin: "https://api.example",
    });

    const { headers, body } = await get("/service-worker.js");

    expect(body).toBe("console.log('the worker');");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none';connect-src 'self' https://api.example https://climber.example https://media.example;frame-ancestors 'none'",
    );
  });

  test("is replaced by a script that removes it", async () => {
    const { get } = await createTestSite({ hasServiceWorker: false });

    expect((await get("/service-worker.js")).body).toBe("console.log('removes the worker');");
  });
});
