import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getTitles } from "@topout/shared/testing";

import { clickButton, openRouteSetting } from "../../testing/gym.tsx";

describe("a set", () => {
  test("is created and selected", async () => {
    const { user } = await openRouteSetting();

    await clickButton(user, "New Set");
    const date = await screen.findByLabelText("Date");
    await user.clear(date);
    await user.type(date, "2026-12-01");
    await clickButton(user, "Create set");

    expect(await screen.findByRole("button", { name: "Set: December 2026 Current" })).toBeVisible();
    await expect.poll(getTitles).toContain("Set Created");
  });

  test("can be renamed", async () => {
    const { user } = await openRouteSetting();

    await clickButton(user, "Set actions");
    await user.click(screen.getByRole("menuitem", { name: "Edit set" }));
    await user.type(await screen.findByRole("textbox", { name: /Name/ }), "Winter");
    await clickButton(user, "Save set");

    expect(
      await screen.findByRole("button", { name: "Set: November 2026 · Winter Current" }),
    ).toBeVisible();
  });

  test("is deleted with its routes, which are counted first", async () => {
    const { user, data } = await openRouteSetting();

    await clickButton(user, "Set actions");
    await user.click(screen.getByRole("menuitem", { name: "Delete set" }));
    expect(await screen.findByText("2 routes and 1 send")).toBeVisible();
    await clickButton(user, "Delete set");

    expect(await screen.findByRole("heading", { name: "No sets yet" })).toBeVisible();
    expect(await data.listSets()).toEqual([]);
    await expect.poll(getTitles).toContain("Set Deleted");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  });
});
