import { cutConnections } from "../../indexed-db.ts";
import { waitUntilSent } from "../../outbox.ts";
import { getAddButton, getCount } from "../../route-panel.ts";
import { getNotifications } from "../../session.ts";
import { expectText } from "../expect.ts";
import { expect, test } from "../fixtures.ts";

test("taps are stored after the browser has cut the connection to its storage", async ({
  browserPage: page,
  signInAsNewClimber,
  route: { id },
}) => {
  await signInAsNewClimber();
  await page.goto(`/?route=${id}`);
  await getAddButton(page, "Attempt").click();
  await expectText(getCount(page, "Attempts"), "1");
  await waitUntilSent(page);

  await cutConnections(page);
  await getAddButton(page, "Send").click();
  await expectText(getCount(page, "Sends"), "1");
  await expectText(getNotifications(page), "Send added");
  expect(await getNotifications(page).getByRole("alert").count()).toBe(0);

  await page.reload();
  await expectText(getCount(page, "Sends"), "1");
});
