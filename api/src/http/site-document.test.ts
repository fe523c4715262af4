import { rm } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test, vi } from "vitest";

import { browserHeaders, createTestSite, documentHtml } from "../testing/test-site.ts";
import { createDocumentReader, type LinkedRoute } from "./site-document.ts";

const createRegistryScript = (json: string) =>
  `<script type="application/json" id="registry">${json}</script>`;
const pageHtml = documentHtml.replace("<script>", `${createRegistryScript("")}<script>`);

const createSite = async (registry: string) => {
  const site = await createTestSite();
  await site.write("site/index.html", pageHtml);
  await site.write("remotes/remotes.json", registry);
  return { ...site, getDocument: () => site.get("/feed", browserHeaders) };
};

describe("the document", () => {
  test("contains the live registry", async () => {
    const { getDocument, write } = await createSite('{ "schema": 1, "remotes": {} }\n');
    const first = await getDocument();
    expect(first.body).toBe(
      pageHtml.replace(createRegistryScript(""), createRegistryScript('{"schema":1,"remotes":{}}')),
    );

    await write("remotes/remotes.json", '{"schema":1,"remotes":{"climber":{}}}');

    const next = await getDocument();
    expect(next.body).toContain(createRegistryScript('{"schema":1,"remotes":{"climber":{}}}'));
    expect(next.headers["etag"]).not.toBe(first.headers["etag"]);
  });

  test("is compressed and hashed once for each version", async () => {
    const { folder, write } = await createSite('{"schema":1,"remotes":{}}');
    const readDocument = createDocumentReader({
      siteDir: join(folder, "site"),
      remotesDir: join(folder, "remotes"),
      remoteOrigins: [],
      mediaOrigins: [],
      hasEarlyHints: true,
    });
    const first = await readDocument();
    expect(first?.policy).toContain("script-src 'self' 'sha256-");

    expect(await readDocument()).toBe(first);

    await write("site/index.html", pageHtml.replace("<body>", "<body class='new'>"));
    expect(await readDocument()).not.toBe(first);
  });

  test("contains the origin of the API", async () => {
    const createMeta = (origin: string) => `<meta name="api-origin" content="${origin}">`;
    const { get, write } = await createTestSite({ apiOrigin: "https://api.example" });
    await write("site/index.html", pageHtml.replace("<script>", `${createMeta("")}<script>`));

    const { body } = await get("/feed", browserHeaders);

    expect(body).toContain(createMeta("https://api.example"));
  });

  test("contains the id of the first gym, once it is known", async () => {
    const createMeta = (id: string) => `<meta name="first-gym" content="${id}">`;
    const getFirstGymId = vi.fn<() => string | undefined>();
    const { get, write } = await createTestSite({ getFirstGymId });
    await write("site/index.html", pageHtml.replace("<script>", `${createMeta("")}<script>`));
    const first = await get("/feed", browserHeaders);
    expect(first.body).toContain(createMeta(""));

    getFirstGymId.mockReturnValue("gym-1");

    const next = await get("/feed", browserHeaders);
    expect(next.body).toContain(createMeta("gym-1"));
    expect(next.headers["etag"]).not.toBe(first.headers["etag"]);
  });

  describe("of a link to a route", () => {
    const createMeta = (id: string, version: string) =>
      `<meta name="linked-route" content="${id}"><meta name="photo-version" content="${version}">`;
    const routes: Readonly<Record<string, LinkedRoute>> = {
      "/feed?route=r1": { id: "r1", photoVersion: 4 },
      "/r/BBCDFG": { id: "r2", photoVersion: null },
    };
    const open = async () => {
      const site = await createTestSite({ findLinkedRoute: async (url) => routes[url] });
      await site.write(
        "site/index.html",
        pageHtml.replace("<script>", `${createMeta("", "")}<script>`),
      );
      return (url: string, headers = {}) => site.get(url, { ...browserHeaders, ...headers });
    };

    test("contains the route and the version of its photo", async () => {
      const get = await open();

      expect((await get("/feed?route=r1")).body).toContain(createMeta("r1", "4"));
      expect((await get("/r/BBCDFG")).body).toContain(createMeta("r2", ""));
      for (const url of ["/feed", "/feed?route=r3", "/r/BBBBBB"]) {
        expect((await get(url)).body).toContain(createMeta("", ""));
      }
    });

    test("has an ETag of its own, and otherwise the headers of all documents", async () => {
      const get = await open();
      const [label, other] = [await get("/r/BBCDFG"), await get("/r/BBBBBB")];
      const { etag, ...headers } = label.headers;

      expect(etag).not.toBe(other.headers.etag);
      for (const name of ["content-security-policy", "cache-control", "vary"]) {
        expect(headers[name]).toBe(other.headers[name]);
      }
      const again = await get("/r/BBCDFG", { "if-none-match": etag });
      expect(again.statusCode).toBe(304);
    });
  });

  test("escapes text that would end the element", async () => {
    const { getDocument } = await createSite('{"version":"</script><script>$&"}');

    expect((await getDocument()).body).toContain(
      createRegistryScript(String.raw`{"version":"\u003c/script>\u003cscript>$&"}`),
    );
  });

  test("has an empty registry element if the registry is invalid or missing", async () => {
    const { getDocument, folder } = await createSite("{");
    expect((await getDocument()).body).toBe(pageHtml);

    await rm(join(folder, "remotes/remotes.json"));

    expect((await getDocument()).body).toBe(pageHtml);
  });

  test("has the same security policy with any registry", async () => {
    const { getDocument, folder } = await createSite('{"schema":1}');
    const first = await getDocument();

    await rm(join(folder, "remotes/remotes.json"));

    const policy = "content-security-policy";
    expect(first.headers[policy]).toBe((await getDocument()).headers[policy]);
  });
});
