/* oxlint-disable no-empty-pattern -- Playwright requires an object pattern as the first parameter of a fixture. */
import type { APIRequestContext, Page } from "@playwright/test";
import { enqueueScheduledJob } from "@topout/api/enqueue-scheduled-job";
import { parseHistory } from "@topout/api/releases";
import { type ClientReportBatch, clientReports } from "@topout/shared/contract";

import { test as base, expect } from "../fixtures.ts";
import { type Program, startProgram } from "../program.ts";
import { findBuckets, openPublication, releaseVariant } from "../release-variant.ts";

const test = base.extend<{ readonly program: Program }>({
  /** Reports come from the networks that the journey names. */
  program: async ({}, use) => {
    const settings = async () => ({ TRUSTED_PROXIES: "127.0.0.1" });
    const program = await startProgram(process.env["TOPOUT_DEMO"], settings);
    await use(program);
    await program.stop();
  },
  siteUrl: async ({ program }, use) => use(program.url),
});

const REMOTE = "feedProfile";
const VISITS = 15;
const ERROR: ClientReportBatch["parts"][number]["errors"][number] = {
  name: "TypeError",
  problem: "Not a function",
  place: "feed-DI0UVgDg.js:1:2345",
  route: "/feed",
};

/** Each module of the remote throws an error when it is evaluated. */
const crash = (script: string) =>
  script.includes("export{") ? `setTimeout(()=>{throw new TypeError("x")});${script}` : script;

/** Reports a visit of a release, as a browser of this network does. */
async function reportVisit(
  request: APIRequestContext,
  siteUrl: string,
  { release, hasError, network }: { release: string; hasError: boolean; network: number },
) {
  const headers = { "x-forwarded-for": `198.51.100.${network}` };
  const started = await request.get(`${siteUrl}/api${clientReports.start.path}`, { headers });
  const { token } = clientReports.start.response.parse(await started.json());
  const errors = hasError ? [ERROR] : [];
  const part = { part: REMOTE, release, taps: 0, failed_taps: [], failed_loads: 0, vitals: {} };
  const response = await request.post(`${siteUrl}/api${clientReports.send.path}`, {
    headers,
    data: { token, parts: [{ ...part, errors }] },
  });
  expect(response.status()).toBe(204);
}

const getPart = (page: Page) =>
  page.getByRole("list", { name: "Parts of the app" }).getByRole("listitem").first();

test("a gradual release with more errors goes back by itself, and the page says so @desktop", async ({
  page,
  request,
  siteUrl,
  program,
  signInAs,
}) => {
  test.slow();
  const live = await releaseVariant(program, { remote: REMOTE });
  const bad = await releaseVariant(program, { remote: REMOTE, change: crash, share: 50 });
  const { selected, other } = await findBuckets(program, REMOTE);
  await signInAs("admin");
  const setBucket = (bucket: number) =>
    page.evaluate((text) => localStorage.setItem("topout.bucket", text), String(bucket));
  await setBucket(other);
  await page.goto("/admin/releases");
  await expect(getPart(page)).toContainText("Going out");
  await expect(getPart(page)).toContainText("On 50% of the browsers");

  for (let network = 1; network <= VISITS; network += 1) {
    await Promise.all([
      reportVisit(request, siteUrl, { release: live, hasError: false, network }),
      reportVisit(request, siteUrl, { release: bad, hasError: true, network }),
    ]);
  }
  await enqueueScheduledJob(program.dataDir, "watch-rollouts");

  const { history } = openPublication(program);
  await expect
    .poll(async () => parseHistory(await history.read()).at(-1), { timeout: 30_000 })
    .toMatchObject({ action: "halt", hash: bad, share: 50, by: "Topout" });
  await page.reload();
  await expect(getPart(page)).toContainText("Halted");
  await expect(getPart(page)).toContainText("by itself");
  await expect(getPart(page)).toContainText("Clearly worse");
  await expect(page.getByRole("region", { name: REMOTE })).toContainText(
    `${VISITS} of ${VISITS} visits had an error, and 0 of ${VISITS} with`,
  );

  await setBucket(selected);
  const bundle = page.waitForRequest(`**/remotes/${REMOTE}/v/*/remoteEntry.js`);
  await page.goto("/feed");
  expect((await bundle).url()).toContain(`/v/${live}/`);
});
