import { createJsonRequest } from "@topout/api/testing";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import {
  getNotifications,
  getSaveButton,
  getUsernameField,
  openSettings,
} from "../../testing/settings.tsx";

const rename = async (user: Awaited<ReturnType<typeof openSettings>>["user"], name: string) => {
  await user.clear(getUsernameField());
  await user.type(getUsernameField(), name);
};

describe("the username in the settings", () => {
  test("shows that a username is taken, and does not save it", async () => {
    const { user, fetchMe } = await openSettings();

    await rename(user, "Joana_S");

    await waitFor(() =>
      expect(getUsernameField()).toHaveAccessibleDescription(
        "A user with this username already exists.",
      ),
    );
    await user.click(getSaveButton());
    expect(getUsernameField()).toHaveFocus();
    expect(await fetchMe()).toMatchObject({ username: "robin.k" });
  });

  test("says what a new username does to the current one", async () => {
    const { user } = await openSettings();
    const note =
      "Links to @robin.k will lead to your new name. Nobody else can take robin.k for 90 days.";
    const getStatuses = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);

    await rename(user, "Robin.K");
    expect(getStatuses()).not.toContain(note);
    await rename(user, "robin.reed");
    expect(getStatuses()).toContain(note);
    await rename(user, "Joana_S");
    await waitFor(() => expect(getStatuses()).not.toContain(note));
  });

  test("shows that a username is not allowed", async () => {
    const { user } = await openSettings();

    await rename(user, "Admin");

    expect(getUsernameField()).toHaveAccessibleDescription("This name is reserved.");
  });

  test("says when the username can be changed again", async () => {
    const { user, data, fetchMe } = await openSettings();
    await rename(user, "robin.reed");
    await waitFor(() => expect(getSaveButton()).not.toHaveAttribute("aria-disabled"));
    await data.me.fetch("/api/users/me", createJsonRequest("PATCH", { username: "robin.first" }));

    await user.click(getSaveButton());

    await waitFor(() =>
      expect(getUsernameField()).toHaveAccessibleDescription(
        "You can change your username once a week. Try again in 7 days.",
      ),
    );
    expect(getNotifications()).toEqual([]);
    expect(await fetchMe()).toMatchObject({ username: "robin.first" });
  });

  test("shows an error if the username check fails, and repeats it on Retry", async () => {
    const { user, network } = await openSettings();
    network.fail(/GET \/api\/users\/valid_user_name/);

    await rename(user, "Joana_S");
    expect(await screen.findByText("We couldn't check this username.")).toBeVisible();
    expect(getSaveButton()).not.toHaveAttribute("aria-disabled");
    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    await waitFor(() =>
      expect(getUsernameField()).toHaveAccessibleDescription(
        "A user with this username already exists.",
      ),
    );
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  test("says when a username can be checked again, after too many checks", async () => {
    const { user, data } = await openSettings({ limits: { usernameChecksPerIpAddress: 1 } });
    await data.me.fetch("/api/users/valid_user_name/someone");

    await rename(user, "Joana_S");

    expect(
      await screen.findByText(
        /^We couldn't check this username\. Too many attempts\. Try again in \d+ seconds?\.$/,
      ),
    ).toBeVisible();
  });

  test("accepts the current username", async () => {
    const { user } = await openSettings();

    await rename(user, "robin.k");

    expect(getUsernameField()).toHaveAccessibleDescription("");
    expect(getUsernameField()).toBeValid();
  });

  test("requires a username", async () => {
    const { user } = await openSettings();

    await user.clear(getUsernameField());

    expect(getUsernameField()).toHaveAccessibleDescription("Required");
  });
});
