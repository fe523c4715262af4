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
  const scene = await renderWithApi({
    seed: async (api) => {
      await api.given.user({ username: "joana_s" });
      const gym = await api.given.gym({ name: "Gritworks Leeds" });
      const me = await api.signIn({ username: "robin.k", about: "Weekend boulderer" });
      return { gym, me };
    },
    render: () => <SettingsScreen />,
    initialEntry: "/settings",
  });
  await screen.findByLabelText("Username");
  const me = async () => (await scene.data.me.fetch("/api/users/me")).json();
  return { ...scene, me };
};

const save = () => screen.getByRole("button", { name: "Save" });
const username = () => screen.getByLabelText("Username");

const rename = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) => {
  await user.clear(username());
  await user.type(username(), name);
};

const told = () => notifications.getState().list;

describe("settings", () => {
  test("save what was changed, and say so", async () => {
    const { user, data, me } = await open();

    await rename(user, "robin.reed");
    await user.type(screen.getByLabelText("About"), ", weekday coder");
    await user.selectOptions(screen.getByLabelText("Home gym"), "Gritworks Leeds");
    await user.click(screen.getByRole("checkbox", { name: /^Sends/ }));
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());

    await waitFor(() =>
      expect(told()).toMatchObject([{ type: "success", title: "Settings Updated" }]),
    );
    expect(await me()).toMatchObject({
      username: "robin.reed",
      about: "Weekend boulderer, weekday coder",
      home_gym: data.gym.id,
      profile_visible: true,
      send_visible: false,
    });
    expect(save()).toBeDisabled();
  });

  test("can be saved only once something has changed, and not while the name is checked", async () => {
    const { user } = await open();
    expect(save()).toBeDisabled();

    await user.type(username(), "2");
    expect(save()).toBeDisabled();
    expect(screen.getByText("Checking the username")).toBeInTheDocument();

    await waitFor(() => expect(save()).toBeEnabled());
    await user.type(username(), "{Backspace}");
    expect(save()).toBeDisabled();
  });

  test("say that a username is taken as it is typed, and do not send it", async () => {
    const { user, me } = await open();

    await rename(user, "Joana_S");

    await waitFor(() =>
      expect(username()).toHaveAccessibleDescription("A user with this username already exists."),
    );
    await user.click(save());
    expect(username()).toHaveFocus();
    expect(await me()).toMatchObject({ username: "robin.k" });
  });

  test("always accept one's own name", async () => {
    const { user } = await open();

    await rename(user, "robin.k");

    expect(username()).toHaveAccessibleDescription("");
    expect(username()).toBeValid();
  });

  test("require a name", async () => {
    const { user } = await open();

    await user.clear(username());

    expect(username()).toHaveAccessibleDescription("Required");
  });

  test("keep what was typed while the server cannot be reached", async () => {
    const { user, network } = await open();
    await user.type(screen.getByLabelText("About"), "!");
    network.disconnect();

    await user.click(save());

    await waitFor(() => expect(save()).not.toHaveAttribute("aria-busy"));
    expect(screen.getByLabelText("About")).toHaveValue("Weekend boulderer!");
    expect(save()).toBeEnabled();
    expect(told()).toEqual([]);
  });
});

describe("photos in settings", () => {
  test("are shown before they are sent, and sent by Save", async () => {
    const { user, me } = await open();

    await user.upload(screen.getByLabelText("Change photo"), createPhoto());
    await user.upload(screen.getByLabelText("Change cover photo"), createPhoto());
    expect(screen.getByAltText("Your cover")).toHaveAttribute("src", OBJECT_URL);
    expect(await me()).toMatchObject({ has_profile_photo: false, has_cover_photo: false });
    await user.click(save());

    await waitFor(() => expect(told()).toMatchObject([{ title: "Settings Updated" }]));
    expect(await me()).toMatchObject({ has_profile_photo: true, has_cover_photo: true });
  });

  test("may be of up to 10MB, and say so", async () => {
    const { user } = await open();
    const picker = screen.getByLabelText("Change photo");
    expect(picker).toHaveAccessibleDescription("PNG, JPG, GIF up to 10MB");

    await user.upload(
      picker,
      new File([new Uint8Array(10_000_001)], "big.png", { type: "image/png" }),
    );

    expect(picker).toHaveAccessibleDescription("Choose a photo of at most 10MB.");
    expect(save()).toBeDisabled();
  });
});

describe("one's own data", () => {
  test("comes as an archive", async () => {
    const { user } = await open();
    const clicked = vi
      .spyOn(HTMLAnchorElement.prototype, "click")
      .mockImplementation(() => undefined);

    await user.click(screen.getByRole("button", { name: "Download" }));

    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(clicked.mock.contexts[0]).toMatchObject({ download: "topout-robin.k.zip" });
  });

  test("goes with the account once the password was given", async () => {
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
    expect(told()).toMatchObject([{ type: "success", title: "Account deleted" }]);
    expect(await me()).toMatchObject({ detail: "UNAUTHORIZED" });
    expect(dialog).not.toBeInTheDocument();
  });
});
