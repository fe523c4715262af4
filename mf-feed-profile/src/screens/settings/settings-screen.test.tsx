import { notifications, getToken } from "@topout/shared/platform";
import { TEST_PASSWORD } from "@topout/api/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { createPhoto } from "../../testing/create-photo.ts";
import { OBJECT_URL, stubObjectUrls } from "../../testing/object-urls.ts";
import { renderWithApi } from "../../testing/render.ts";
import { Component as SettingsScreen } from "./settings-screen.tsx";

beforeEach(stubObjectUrls);

const open = async () => {
  const view = await renderWithApi({
    seed: async (api) => {
      await api.seed.user({ username: "joana_s" });
      const gym = await api.seed.gym({ name: "Gritworks Leeds" });
      const me = await api.signIn({ username: "robin.k", about: "Weekend boulderer" });
      return { gym, me };
    },
    render: () => <SettingsScreen />,
    initialEntry: "/settings",
  });
  await screen.findByLabelText("Username");
  const me = async () => (await view.data.me.fetch("/api/users/me")).json();
  return { ...view, me };
};

const getSaveButton = () => screen.getByRole("button", { name: "Save" });
const getUsernameField = () => screen.getByLabelText("Username");

const rename = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) => {
  await user.clear(getUsernameField());
  await user.type(getUsernameField(), name);
};

const getNotifications = () => notifications.getState().list;

describe("SettingsScreen", () => {
  test("saves changes and shows a notification", async () => {
    const { user, data, me } = await open();

    await rename(user, "robin.reed");
    await user.type(screen.getByLabelText("About"), ", weekday coder");
    await user.selectOptions(screen.getByLabelText("Home gym"), "Gritworks Leeds");
    await user.click(screen.getByRole("checkbox", { name: /^Sends/ }));
    await waitFor(() => expect(getSaveButton()).toBeEnabled());
    await user.click(getSaveButton());

    await waitFor(() =>
      expect(getNotifications()).toMatchObject([{ type: "success", title: "Settings Updated" }]),
    );
    expect(await me()).toMatchObject({
      username: "robin.reed",
      about: "Weekend boulderer, weekday coder",
      home_gym: data.gym.id,
      profile_visible: true,
      send_visible: false,
    });
    expect(getSaveButton()).toBeDisabled();
  });

  test("enables Save only with changes, and not while the username is checked", async () => {
    const { user } = await open();
    expect(getSaveButton()).toBeDisabled();

    await user.type(getUsernameField(), "2");
    expect(getSaveButton()).toBeDisabled();
    expect(screen.getByText("Checking the username")).toBeInTheDocument();

    await waitFor(() => expect(getSaveButton()).toBeEnabled());
    await user.type(getUsernameField(), "{Backspace}");
    expect(getSaveButton()).toBeDisabled();
  });

  test("shows that a username is taken before Save, and does not send it", async () => {
    const { user, me } = await open();

    await rename(user, "Joana_S");

    await waitFor(() =>
      expect(getUsernameField()).toHaveAccessibleDescription(
        "A user with this username already exists.",
      ),
    );
    await user.click(getSaveButton());
    expect(getUsernameField()).toHaveFocus();
    expect(await me()).toMatchObject({ username: "robin.k" });
  });

  test("accepts the current username", async () => {
    const { user } = await open();

    await rename(user, "robin.k");

    expect(getUsernameField()).toHaveAccessibleDescription("");
    expect(getUsernameField()).toBeValid();
  });

  test("requires a username", async () => {
    const { user } = await open();

    await user.clear(getUsernameField());

    expect(getUsernameField()).toHaveAccessibleDescription("Required");
  });

  test("keeps edits when the server is unavailable", async () => {
    const { user, network } = await open();
    await user.type(screen.getByLabelText("About"), "!");
    network.disconnect();

    await user.click(getSaveButton());

    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-busy"));
    expect(screen.getByLabelText("About")).toHaveValue("Weekend boulderer!");
    expect(getSaveButton()).toBeEnabled();
    expect(getNotifications()).toEqual([]);
  });
});

describe("SettingsScreen photos", () => {
  test("previews photos, and uploads them on Save", async () => {
    const { user, me } = await open();

    await user.upload(screen.getByLabelText("Change photo"), createPhoto());
    await user.upload(screen.getByLabelText("Change cover photo"), createPhoto());
    expect(screen.getByAltText("Your cover")).toHaveAttribute("src", OBJECT_URL);
    expect(await me()).toMatchObject({ has_profile_photo: false, has_cover_photo: false });
    await user.click(getSaveButton());

    await waitFor(() => expect(getNotifications()).toMatchObject([{ title: "Settings Updated" }]));
    expect(await me()).toMatchObject({ has_profile_photo: true, has_cover_photo: true });
  });

  test("rejects photos over 10MB", async () => {
    const { user } = await open();
    const picker = screen.getByLabelText("Change photo");
    expect(picker).toHaveAccessibleDescription("PNG, JPG, GIF up to 10MB");

    await user.upload(
      picker,
      new File([new Uint8Array(10_000_001)], "big.png", { type: "image/png" }),
    );

    expect(picker).toHaveAccessibleDescription("Choose a photo of at most 10MB.");
    expect(getSaveButton()).toBeDisabled();
  });
});

describe("AccountData", () => {
  test("downloads an archive", async () => {
    const { user } = await open();
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);

    await user.click(screen.getByRole("button", { name: "Download" }));

    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(click.mock.contexts[0]).toMatchObject({ download: "topout-robin.k.zip" });
  });

  test("deletes the account only with the correct password", async () => {
    const { user, me } = await open();
    await user.click(screen.getByRole("button", { name: "Delete account" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Delete account" });
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();

    await user.type(screen.getByLabelText("Password"), "not-mine{Enter}");
    await waitFor(() =>
      expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
        "This is not your password.",
      ),
    );
    expect(screen.getByLabelText("Password")).toHaveFocus();

    await user.clear(screen.getByLabelText("Password"));
    await user.type(screen.getByLabelText("Password"), `${TEST_PASSWORD}{Enter}`);
    await waitFor(() => expect(getToken()).toBeNull());
    expect(getNotifications()).toMatchObject([{ type: "success", title: "Account deleted" }]);
    expect(await me()).toMatchObject({ detail: "UNAUTHORIZED" });
    expect(dialog).not.toBeInTheDocument();
  });
});
