import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { formatLibraryVersions } from "@topout/shared/federation";
import { describe, expect, onTestFinished, test } from "vitest";

import { UsageError } from "../usage-error.ts";
import { checkLibraries } from "./check-libraries.ts";

const libraries = { react: "19.3.1", "react-dom": "19.3.1", "@tanstack/react-query": "5.108.0" };
const list = formatLibraryVersions(libraries);

/** Serves a document with this element as a shell does. */
async function serveShell(element: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.end(`<!doctype html><head>${element}</head>`);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("checkLibraries", () => {
  test("accepts a release with the libraries of the shell", async () => {
    const url = await serveShell(`<meta name="shared-libraries" content="${list}">`);

    await expect(checkLibraries(url, { remote: "setter", libraries })).resolves.toBeUndefined();
  });

  test("rejects a release whose React is one patch newer, and names both versions", async () => {
    const url = await serveShell(`<meta name="shared-libraries" content="${list}">`);
    const newer = { ...libraries, react: "19.3.2" };

    const check = checkLibraries(url, { remote: "setter", libraries: newer });

    await expect(check).rejects.toThrow(UsageError);
    await expect(check).rejects.toThrow(
      /^setter .*\n {2}react: 19\.3\.2, the shell has 19\.3\.1\n/,
    );
  });

  test("rejects a library that the shell does not provide", async () => {
    const url = await serveShell('<meta name="shared-libraries" content="react@19.3.1">');

    const check = checkLibraries(url, { remote: "setter", libraries: { zustand: "5.1.0" } });

    await expect(check).rejects.toThrow("zustand: 5.1.0, the shell has none");
  });

  test("rejects a shell that does not list its libraries", async () => {
    const url = await serveShell("");

    await expect(checkLibraries(url, { remote: "setter", libraries })).rejects.toThrow(
      "Update the program first",
    );
  });
});
