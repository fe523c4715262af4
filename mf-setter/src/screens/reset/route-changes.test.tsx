import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { resetQueries } from "@topout/shared/api/staff";
import { notifications } from "@topout/shared/platform";

import { openReset, stopPolling } from "../../testing/reset.tsx";

const getTexts = () =>
  notifications.getState().list.map((notification) => [notification.title, notification.message]);

/** Opens a draft that takes G1 (unless `keepsGreen`), B1 and B2 down. It is read again only by `read`. */
async function openDraft({ keepsGreen = false } = {}) {
  stopPolling();
  const opened = await openReset(({ change, reset, g1, b1, b2 }) =>
    change(reset.id, { strip_add: [...(keepsGreen ? [] : [g1.id]), b1.id, b2.id] }),
  );
  const { queryKey } = resetQueries.one(opened.data.reset.id);
  return { ...opened, read: () => opened.client.refetchQueries({ queryKey, exact: true }) };
}

test("names the setter who edits a route that comes down, and shows its new name", async () => {
  const { data, read } = await openDraft();

  await data.edit(data.g1, { name: "P7" }, data.mika);
  await read();

  await expect.poll(getTexts).toEqual([["P7 changed", "mika.h edited it a moment ago."]]);
  expect(
    await screen.findByRole("option", { name: "P7, Green, The Cave, comes down" }),
  ).toBeInTheDocument();
  await read();
  expect(getTexts()).toHaveLength(1);
});

test("says which routes another setter has deleted, and takes their dots off the map", async () => {
  const { data, read } = await openDraft();

  await data.removeRoutes([data.b1.id, data.b2.id], data.mika);
  await read();

  await expect.poll(getTexts).toEqual([["2 routes changed", "mika.h deleted them a moment ago."]]);
  expect(await screen.findByText("1 route comes down")).toBeVisible();
  await expect.poll(() => screen.getAllByRole("option")).toHaveLength(2);
});

test("says which circuit another setter has deleted with its routes", async () => {
  const { data, read } = await openDraft();

  await data.removeGreen();
  await read();

  await expect
    .poll(getTexts)
    .toEqual([["Green changed", "anna deleted it with its routes a moment ago."]]);
  expect(await screen.findByText("2 routes come down")).toBeVisible();
  await expect.poll(() => screen.getAllByRole("option")).toHaveLength(2);
});

test("says nothing about one's own changes, about routes that stay, and about earlier changes", async () => {
  const { data, read } = await openDraft();

  await data.edit(data.b1, { grade: "V1" }, data.noor);
  await data.edit(data.g2, { grade: "V2" }, data.mika);
  await data.edit(data.g1, { grade: "V3" }, data.mika);
  await read();

  await expect.poll(getTexts).toEqual([["G1 changed", "mika.h edited it a moment ago."]]);
});

test("says nothing about a deleted circuit whose routes stay", async () => {
  const { data, read } = await openDraft({ keepsGreen: true });

  await data.removeGreen();
  await data.edit(data.b1, { grade: "V3" }, data.mika);
  await read();

  await expect.poll(getTexts).toEqual([["B1 changed", "mika.h edited it a moment ago."]]);
});
