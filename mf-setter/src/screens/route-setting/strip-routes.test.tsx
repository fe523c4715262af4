import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getTitles } from "@topout/shared/testing";

import {
  chooseRouteAction,
  clickButton,
  clickUndo,
  openRouteSetting,
  updateRoute,
  type User,
} from "../../testing/gym.tsx";

async function checkAll(user: User) {
  await clickButton(user, "Set actions");
  await user.click(screen.getByRole("menuitem", { name: "Select routes" }));
  await clickButton(user, "Select all");
}

describe("the menu of a route", () => {
  test("strips the route without a confirmation, and Undo restores it with its sends", async () => {
    const { user, data } = await openRouteSetting();

    await chooseRouteAction(user, "G1", "Strip");

    await expect.poll(getTitles).toContain("G1 stripped");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Edit G1" })).toBeNull());
    expect((await data.listRoutes()).map(({ name }) => name)).toEqual(["G2"]);

    clickUndo();

    await expect.poll(getTitles).toContain("G1 is back on the wall");
    expect(await screen.findByRole("button", { name: "Edit G1" })).toBeVisible();
    expect(await data.listRoutes()).toContainEqual(
      expect.objectContaining({ name: "G1", status: "live", climb_count: 1 }),
    );
  });

  test("does not strip a route that another setter has changed, and says so", async () => {
    const { user, data } = await openRouteSetting();
    await updateRoute(data.g1, { grade: "8a" });

    await chooseRouteAction(user, "G1", "Strip");

    await expect.poll(getTitles).toContain("G1 not stripped");
    expect(await data.listRoutes()).toHaveLength(2);
    expect(await screen.findByText("8a")).toBeVisible();
  });

  test("announces the day on which the route leaves, and clears it", async () => {
    const { user, data } = await openRouteSetting();

    await chooseRouteAction(user, "G1", "Announce a day");
    const dialog = within(await screen.findByRole("dialog", { name: "Announce a day" }));
    await user.click(dialog.getByRole("button", { name: "Announce" }));
    expect(dialog.getByText("Required")).toBeVisible();
    await user.type(dialog.getByLabelText("Pick a day"), "2020-01-01");
    await user.click(dialog.getByRole("button", { name: "Announce" }));
    expect(dialog.getByText("Choose today or a later day.")).toBeVisible();
    await user.clear(dialog.getByLabelText("Pick a day"));
    await user.type(dialog.getByLabelText("Pick a day"), "2090-12-01");
    expect(dialog.getByText("Climbers see “Leaves Fri 1 Dec”")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Announce" }));

    await expect.poll(getTitles).toContain("Announced for Fri 1 Dec");
    expect(await screen.findByText("Leaves Fri 1 Dec")).toBeVisible();
    expect(await data.listRoutes()).toContainEqual(
      expect.objectContaining({ name: "G1", leaves_on: "2090-12-01" }),
    );

    await chooseRouteAction(user, "G1", "Announce a day");
    await clickButton(user, "Clear the day");

    await expect.poll(getTitles).toContain("Day cleared");
    expect((await data.listRoutes()).map(({ leaves_on }) => leaves_on)).toEqual([null, null]);
  });

  test("only deletes a route of an earlier set, which is not on the wall", async () => {
    const { user } = await openRouteSetting({ isEarlierSet: true });

    await clickButton(user, "G1, more");

    expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      "Delete route",
    ]);
  });
});

describe("the checked routes", () => {
  test("are stripped together, and Undo restores them", async () => {
    const { user, data } = await openRouteSetting();

    await checkAll(user);
    await clickButton(user, "Strip");

    await expect.poll(getTitles).toContain("2 routes stripped");
    expect(await data.listRoutes()).toEqual([]);
    expect(screen.queryByRole("toolbar", { name: "Selected routes" })).toBeNull();

    clickUndo();

    await expect.poll(getTitles).toContain("2 routes are back on the wall");
    expect(await data.listRoutes()).toHaveLength(2);
  });

  test("stay checked and are listed if another setter has changed them", async () => {
    const { user, data } = await openRouteSetting();

    await checkAll(user);
    await updateRoute(data.g2, { grade: "8a" });
    await clickButton(user, "Strip");

    const dialog = await screen.findByRole("dialog", { name: "1 route not stripped" });
    expect(dialog).toHaveTextContent("All other routes were stripped. These are still selected.");
    expect(dialog).toHaveTextContent("G2: Someone else has changed this.");
    await clickButton(user, "OK");
    expect(await screen.findByRole("checkbox", { name: "Select G2" })).toBeChecked();
    expect((await data.listRoutes()).map(({ name }) => name)).toEqual(["G2"]);
  });

  test("are announced together", async () => {
    const { user, data } = await openRouteSetting();

    await checkAll(user);
    await clickButton(user, "Announce a day");
    await user.type(await screen.findByLabelText("Pick a day"), "2090-12-01");
    await clickButton(user, "Announce");

    await expect.poll(getTitles).toContain("Announced for Fri 1 Dec");
    const days = (await data.listRoutes()).map(({ leaves_on }) => leaves_on);
    expect(days).toEqual(["2090-12-01", "2090-12-01"]);
  });
});
