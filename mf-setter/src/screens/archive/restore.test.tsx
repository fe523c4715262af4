import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { getTitles } from "@topout/shared/testing";

import {
  createArchive,
  createEmptyArchive,
  DAY_MS,
  findRow,
  listNames,
  NOVEMBER,
  openArchive,
} from "../../testing/archive.tsx";
import { clickButton } from "../../testing/gym.tsx";

test("Restore puts the route back on the wall at once, and Undo strips it again", async () => {
  const { user, data } = await openArchive(createArchive);
  const row = await findRow("R9");

  await clickButton(user, "Restore R9");

  expect(await within(row).findByText("Back on the wall")).toBeVisible();
  expect(await data.listOnWall()).toEqual(["R9"]);
  const announcement = screen.getByText("R9 is back on the wall, set November 2026");
  expect(announcement).toHaveAttribute("role", "status");
  expect(getTitles()).toEqual([]);
  const undo = screen.getByRole("button", { name: "Undo, R9 stays stripped" });
  expect(undo).toHaveFocus();

  await user.click(undo);

  await expect.poll(getTitles).toEqual(["R9 stripped"]);
  expect(await screen.findByRole("button", { name: "Restore R9" })).toBeVisible();
  expect(announcement).toBeEmptyDOMElement();
  expect(await data.listOnWall()).toEqual([]);
});

test("Restore of a route that another setter has restored has the same result", async () => {
  const { user, data } = await openArchive(createArchive);
  await findRow("R9");
  const { id, version } = data.r9;
  await data.fetch("/api/routes/change_many", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ restore: true, routes: [{ id, version }] }),
  });

  await clickButton(user, "Restore R9");

  expect(await within(await findRow("R9")).findByText("Back on the wall")).toBeVisible();
  expect(await data.listOnWall()).toEqual(["R9"]);
});

test("Restore says that another setter has deleted the route", async () => {
  const { user, data } = await openArchive(createArchive);
  await findRow("R9");
  await data.fetch(`/api/routes/${data.r9.id}`, { method: "DELETE" });

  await clickButton(user, "Restore R9");

  await expect.poll(getTitles).toEqual(["R9 not put back on the wall"]);
});

test("Restore does not let the next page skip a route", async () => {
  const { user } = await openArchive(async (api) => {
    const { strip, green } = await createEmptyArchive(api);
    for (let number = 1; number <= 52; number += 1) {
      const stripped_at = new Date(NOVEMBER.getTime() - number * DAY_MS);
      await strip({ set_id: green.id, name: `G${number}`, stripped_at });
    }
  });
  const click = async (label: string) => user.click(await screen.findByLabelText(label));
  await click("Restore G1");
  await click("Restore G2");
  await click("Undo, G1 stays stripped");
  await screen.findByLabelText("Restore G1");

  await user.click(screen.getByText("Load more routes"));

  await waitFor(() => expect(listNames()).toHaveLength(52));
  expect(new Set(listNames()).size).toBe(52);
  expect(screen.getByText("G51")).toHaveFocus();
  expect(screen.queryByText("Load more routes")).toBeNull();
});
