import type { APIRequestContext, Page } from "@playwright/test";
import { auth, clientReports, type InstallationHealth } from "@topout/shared/contract";

import { expect, test } from "../fixtures.ts";
import { releaseVariant } from "../release-variant.ts";

test.use({ siteUrl: async ({ isolatedProgram }, use) => use(isolatedProgram.url) });

const VISIT_PATH = `/api${clientReports.start.path}`;
const SECRETS = ["ann@topout.example", "kim_w", "eyJhbGciOiJIUzI1NiJ9"];

const CRASH = `setTimeout(()=>{throw new TypeError("${SECRETS.join(" ")} is not a function")});`;
/** Each module of the remote throws an error when it is evaluated. */
const crash = (script: string) => (script.includes("export{") ? `${CRASH}${script}` : script);
const repair = (script: string) => script.replace(CRASH, "");

async function createHealthReader(request: APIRequestContext, siteUrl: string) {
  const login = await request.post(`${siteUrl}/api${auth.login.path}`, {
    form: { username: "admin@topout.example", password: "topout-demo" },
  });
  const { access_token: token } = auth.login.response.parse(await login.json());
  return async (): Promise<InstallationHealth> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.get(`${siteUrl}/api${clientReports.health.path}`, { headers });
    return clientReports.health.response.parse(await response.json());
  };
}

/** Collects the requests about reports. */
function collectReportRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/client_reports")) urls.push(request.url());
  });
  return urls;
}

test("a crash in a remote appears in the health of its release, without personal data", async ({
  page,
  request,
  siteUrl,
  isolatedProgram,
  pageErrors,
}) => {
  const readHealth = await createHealthReader(request, siteUrl);
  const release = await releaseVariant(isolatedProgram, { remote: "feedProfile", change: crash });

  await page.goto("/feed");

  await expect
    .poll(async () => (await readHealth()).releases, { timeout: 60_000 })
    .toContainEqual(
      expect.objectContaining({
        part: "feedProfile",
        release,
        version: expect.any(String),
        visits: 1,
        visits_with_errors: 1,
        errors: expect.arrayContaining([
          expect.objectContaining({ message: "TypeError: Not a function", route: "/feed" }),
        ]),
      }),
    );
  const text = JSON.stringify(await readHealth());
  for (const secret of SECRETS) expect(text).not.toContain(secret);
  expect(pageErrors.splice(0)).not.toEqual([]);
  // Other journeys use the program too.
  await releaseVariant(isolatedProgram, { remote: "feedProfile", change: repair });
});

test("nothing is sent with Do Not Track", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "doNotTrack", { value: "1" });
  });
  const requests = collectReportRequests(page);

  // The idle page fetches the other remotes after the start of the reports.
  const prefetched = page.waitForRequest("**/feedProfile/v/*/remoteEntry.js*");
  await page.goto("/");
  await prefetched;
  await page.goto("/store");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  expect(requests).toEqual([]);
});

test("reports without a network vanish without a trace", async ({ page, request, siteUrl }) => {
  const readHealth = await createHealthReader(request, siteUrl);
  const countVisits = async () =>
    (await readHealth()).releases.reduce((sum, { visits }) => sum + visits, 0);
  const before = await countVisits();
  const started = page.waitForResponse((response) => response.url().includes(VISIT_PATH));
  const prefetched = page.waitForRequest("**/feedProfile/v/*/remoteEntry.js*");
  await page.goto("/");
  await started;
  await prefetched;

  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(page.evaluate(() => fetch("/api/health"))).rejects.toThrow("Failed to fetch");
  await page.context().setOffline(false);

  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await countVisits()).toBe(before);
});
