import { readFile } from "node:fs/promises";

import { expect, test } from "../fixtures.ts";
import { getToken } from "../session.ts";
import { unzip } from "../unzip.ts";

test("an export contains the climbs that the profile counts", async ({ page, seed, siteUrl }) => {
  const { username } = await seed.createClimber();
  const route = await seed.getFirstRoute();
  const headers = { authorization: `Bearer ${await getToken(page)}` };
  for (const call of ["add_send", "add_send", "add_attempt"]) {
    const response = await page.request.post(`${siteUrl}/api/climbs/me/${call}/${route.id}`, {
      headers,
    });
    expect(response.status()).toBe(201);
  }
  await page.goto(`/profile/${username}`);
  await expect(page.getByRole("main")).toContainText(/2\s*Total sends/);

  await page.goto("/settings");
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const download = await started;
  const files = unzip(await readFile(await download.path()));

  const rows = (files.get("climbs.csv") ?? "").trim().split(/\r?\n/).slice(1);
  expect(rows).toHaveLength(3);
  // The result is the last column.
  expect(rows.filter((row) => row.endsWith(",Send"))).toHaveLength(2);
  expect(rows.filter((row) => row.endsWith(",Attempt"))).toHaveLength(1);
});
