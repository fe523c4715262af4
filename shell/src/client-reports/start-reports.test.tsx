import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
  document.head.innerHTML = '<link href="/assets/index-thZ8JFs9.js" data-rel="modulepreload">';
});
afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Starts the reports of a new page. Returns the requests. */
async function start(): Promise<string[]> {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    urls.push(url);
    throw new TypeError("Failed to fetch");
  });
  const { startReports } = await import("./start-reports.ts");
  await startReports();
  return urls;
}

test("starts a visit, and gives up silently without a network", async () => {
  expect(await start()).toEqual(["/api/client_reports/visit"]);
});

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("requests and sends nothing with %s", async (_title, values) => {
  const refusing = Object.create(navigator, Object.getOwnPropertyDescriptors(values)) as Navigator;
  vi.stubGlobal("navigator", refusing);

  expect(await start()).toEqual([]);
});

test("requests and sends nothing in development", async () => {
  vi.stubEnv("PROD", false);

  expect(await start()).toEqual([]);
});
