import { TEST_PASSWORD } from "@topout/api/testing";
import { notifications, signIn } from "@topout/shared/platform";
import { act, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { openPanelAsClimber } from "../../testing/panel.tsx";

const getSends = async () => (await screen.findByRole("definition", { name: "Sends" })).textContent;

describe("SessionEndedDialog", () => {
  const openWithoutSession = async () => {
    const { user, api } = await openPanelAsClimber();
    await expect.poll(() => getSends()).toBe("0");
    const me = (await (await api.fetch("/api/users/me")).json()) as { email: string };
    await api.fetch("/api/auth/jwt/logout", { method: "POST" });
    await user.click(screen.getByRole("button", { name: "Add Send" }));
    const dialog = await screen.findByRole("dialog", { name: "You've been logged out" });
    expect(dialog).toHaveTextContent("add your send of P1.");
    return { user, api, email: me.email };
  };

  test("adds the send after the same user has logged in again", async () => {
    const { api, email } = await openWithoutSession();

    const response = await api.fetchAnonymously("/api/auth/jwt/login", {
      method: "POST",
      body: new URLSearchParams({ username: email, password: TEST_PASSWORD }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    act(() => signIn(access_token));

    await expect
      .poll(() => notifications.getState().list, { timeout: 5_000 })
      .toMatchObject([{ title: "Send added", message: "P1" }]);
    await expect.poll(() => getSends()).toBe("1");
    expect(screen.queryByText("You've been logged out")).not.toBeInTheDocument();
  });

  test("drops the send when the dialog is cancelled", async () => {
    const { user } = await openWithoutSession();

    await user.click(screen.getByRole("button", { name: "Cancel" }));

    expect(screen.queryByText("You've been logged out")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Login" })).toBeVisible();
  });
});
