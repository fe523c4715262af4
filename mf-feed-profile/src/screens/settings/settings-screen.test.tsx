import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import {
  getNotifications,
  getSaveButton,
  getUsernameField,
  openSettings,
} from "../../testing/settings.tsx";

const getDisplayNameField = () => screen.getByLabelText(/^Display name/);

const rename = async (user: Awaited<ReturnType<typeof openSettings>>["user"], name: string) => {
  await user.clear(getUsernameField());
  await user.type(getUsernameField(), name);
};

describe("SettingsScreen", () => {
  test("saves changes and shows a notification", async () => {
    const { user, data, fetchMe } = await openSettings();

    await rename(user, "robin.reed");
    await user.type(screen.getByLabelText("About"), ", weekday coder");
    await user.selectOptions(screen.getByLabelText("Home gym"), "Gritworks Leeds");
    await user.click(screen.getByRole("checkbox", { name: /^Sends/ }));
    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-disabled"));
    await user.click(getSaveButton());

    await waitFor(() =>
      expect(getNotifications()).toMatchObject([{ type: "success", title: "Settings Updated" }]),
    );
    expect(await fetchMe()).toMatchObject({
      username: "robin.reed",
      about: "Weekend boulderer, weekday coder",
      home_gym: data.gym.id,
      profile_visible: true,
      send_visible: false,
    });
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("saves a display name in any script, without the spaces around it", async () => {
    const { user, fetchMe } = await openSettings();
    expect(getDisplayNameField()).toHaveAccessibleDescription(
      "Any script. Shown beside your username. 0 / 40",
    );

    await user.type(getDisplayNameField(), " 王小明 ");
    expect(getDisplayNameField()).toHaveAccessibleDescription(/3 \/ 40$/);
    await user.click(getSaveButton());

    await waitFor(async () => expect(await fetchMe()).toMatchObject({ display_name: "王小明" }));
    expect(getDisplayNameField()).toHaveValue("王小明");
    await waitFor(() => expect(getSaveButton()).toHaveAttribute("aria-disabled", "true"));
    await user.clear(getDisplayNameField());
    await user.click(getSaveButton());
    await waitFor(async () => expect(await fetchMe()).toMatchObject({ display_name: null }));
  });

  test.each([
    ["Тopout", "This name is reserved. 6 / 40"],
    ["x".repeat(41), "Use at most 40 characters 41 / 40"],
  ])("shows why the display name %s is rejected", async (name, description) => {
    const { user, fetchMe } = await openSettings();

    await user.type(getDisplayNameField(), name);
    await user.click(getSaveButton());

    await waitFor(() => expect(getDisplayNameField()).toHaveAccessibleDescription(description));
    expect(await fetchMe()).toMatchObject({ display_name: null });
    expect(getNotifications()).toEqual([]);
  });

  test("enables Save only with changes, and not while the username is being checked", async () => {
    const { user } = await openSettings();
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");

    await user.type(getUsernameField(), "2");
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Checking username")).toBeInTheDocument();

    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-disabled"));
    await user.type(getUsernameField(), "{Backspace}");
    expect(getSaveButton()).toHaveAttribute("aria-disabled", "true");
  });

  test("keeps edits when the server is unavailable", async () => {
    const { user, network } = await openSettings();
    await user.type(screen.getByLabelText("About"), "!");
    network.disconnect();

    await user.click(getSaveButton());

    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-busy"));
    expect(screen.getByLabelText("About")).toHaveValue("Weekend boulderer!");
    expect(getSaveButton()).not.toHaveAttribute("aria-disabled");
    expect(getNotifications()).toEqual([]);
  });
});
