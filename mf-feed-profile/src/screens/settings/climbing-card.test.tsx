import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getNotifications, getSaveButton, openSettings } from "../../testing/settings.tsx";

describe("the climbing settings", () => {
  test("cover the beta of routes that the user has not sent", async () => {
    const { user, fetchMe } = await openSettings();
    const checkbox = screen.getByRole("checkbox", {
      name: "Hide beta until I have sent Videos of routes you have not sent stay covered until you tap.",
    });
    expect(checkbox).not.toBeChecked();

    await user.click(checkbox);
    await user.click(getSaveButton());

    await waitFor(() => expect(getNotifications()).toMatchObject([{ title: "Settings Updated" }]));
    expect(await fetchMe()).toMatchObject({ settings: { guard_beta: true } });
    expect(checkbox).toBeChecked();
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("choose a second grade scale, without changing the other settings", async () => {
    const { user, fetchMe } = await openSettings();
    const select = screen.getByRole("combobox", { name: "Second grade scale" });
    expect(select).toHaveValue("");

    await user.selectOptions(select, "Font");
    await user.click(getSaveButton());

    await waitFor(() => expect(getNotifications()).toMatchObject([{ title: "Settings Updated" }]));
    expect(await fetchMe()).toMatchObject({
      settings: { second_scale: "font", guard_beta: false },
    });
    await user.selectOptions(select, "None");
    await user.click(getSaveButton());
    await expect.poll(fetchMe).toMatchObject({ settings: { second_scale: null } });
  });

  test("are below the fields about the user, and above the visibility", async () => {
    await openSettings();

    const headings = screen.getAllByRole("heading", { level: 2 }).map((title) => title.textContent);
    expect(headings.slice(0, 2)).toEqual(["Climbing", "Visibility"]);
    expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("name"))).toEqual([
      "display_name",
      "username",
      "about",
    ]);
  });
});
