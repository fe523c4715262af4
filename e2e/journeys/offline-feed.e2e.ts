import { expect, test } from "../fixtures.ts";
import { openOffline, OWN_LISTS, visit } from "../offline.ts";
import { LISTS, waitUntilSnapshotStored } from "../service-worker.ts";

test.describe("the profile and the feed without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("show the last visit, or say that there is no copy until the network is back", async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs("climber");
    await visit(page, [...LISTS, ...OWN_LISTS]);
    await page.goto("/feed");
    await expect(page.getByRole("article").first()).toBeVisible();
    await waitUntilSnapshotStored(page, ["climber", "feedProfile"]);
    await expect.poll(() => page.evaluate(readStoredQueries)).toContain("feed");

    await openOffline(page, "/feed");
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.goto("/profile/holly.climbs");
    await expect(page.getByRole("alert")).toContainText("No connection");
    await expect(page.getByText("Loading profile...")).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "@holly.climbs" })).toBeVisible();
  });
});

/** Runs in the page. Returns the keys of the queries whose results are stored, as text. */
async function readStoredQueries(): Promise<string> {
  const name = "topout-queries";
  // Opening a missing database would create it without the object store of the app.
  const databases = await indexedDB.databases();
  if (!databases.some((database) => database.name === name)) return "";
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const reading = database.transaction("queries").objectStore("queries").get("queries");
      reading.addEventListener("error", () => reject(reading.error));
      reading.addEventListener("success", () => {
        database.close();
        const stored = reading.result as { queries: { queryKey: unknown }[] } | undefined;
        resolve(JSON.stringify(stored?.queries.map(({ queryKey }) => queryKey) ?? []));
      });
    });
  });
}
