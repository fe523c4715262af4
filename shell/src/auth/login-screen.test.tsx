import { notifications, getToken, Route, Routes } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { TEST_PASSWORD } from "@topout/api/testing";
import { describe, expect, test, vi } from "vitest";

import { RequireAccess } from "../access/require-access.tsx";
import { renderWithApi } from "../testing/render.ts";
import { hasJustRegistered, markJustRegistered } from "./just-registered.ts";
import { LoginScreen } from "./login-screen.tsx";
import { RequestResetScreen } from "./request-reset-screen.tsx";

const openLogin = async (state: unknown = null) => {
  const view = await renderWithApi({
    seed: (api) => api.seed.user({ email: "robin@example.com" }),
    render: () => (
      <Routes>
        <Route
          path="/login"
          element={
            <RequireAccess access="anonymous">
              <LoginScreen />
            </RequireAccess>
          }
        />
        <Route path="/request-password-reset" element={<RequestResetScreen />} />
        <Route path="/welcome" element="the welcome" />
        <Route path="/feed" element="the feed" />
        <Route path="/" element="the dashboard" />
      </Routes>
    ),
    initialEntry: { pathname: "/login", state },
  });
  const submit = async (email: string, password: string) => {
    if (email) await view.user.type(screen.getByLabelText("Email"), email);
    if (password) await view.user.type(screen.getByLabelText("Password"), password);
    await view.user.click(screen.getByRole("button", { name: "Log in" }));
  };
  return { ...view, submit };
};

describe("the login", () => {
  test("signs in and redirects to the dashboard", async () => {
    const { submit } = await openLogin();

    await submit("robin@example.com", TEST_PASSWORD);

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(getToken()).toMatch(/\./);
  });

  test("redirects to the previous screen", async () => {
    const { submit } = await openLogin({ from: "/feed" });

    await submit("robin@example.com", TEST_PASSWORD);

    expect(await screen.findByText("the feed")).toBeVisible();
  });

  test("redirects to the welcome screen after a registration", async () => {
    const { submit, data } = await openLogin({ from: "/feed" });
    markJustRegistered(data.id);

    await submit("robin@example.com", TEST_PASSWORD);

    expect(await screen.findByText("the welcome")).toBeVisible();
    expect(hasJustRegistered(data.id)).toBe(false);
  });

  test("ignores the registration of another user", async () => {
    markJustRegistered("0192f0c1-7a00-7000-8000-000000000404");
    const { submit } = await openLogin();

    await submit("robin@example.com", TEST_PASSWORD);

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("offers to continue after a login in another tab, and does not redirect", async () => {
    const { api, user } = await openLogin();
    const other = await api.signIn({ username: "robin.k" });

    localStorage.setItem("topout.token", other.token);
    dispatchEvent(new StorageEvent("storage", { key: "topout.token" }));

    expect(await screen.findByRole("heading", { name: "You're logged in" })).toBeVisible();
    expect(screen.getByText("You logged in as robin.k in another tab.")).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Continue" }));
    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("loads the account on Retry if its first request after the login fails", async () => {
    const { submit, network, user } = await openLogin();
    network.fail(/GET \/api\/users\/me/);

    await submit("robin@example.com", TEST_PASSWORD);
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account couldn't load");
    network.restore();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("shows the same error for an unknown email and for a wrong password", async () => {
    const { submit } = await openLogin();

    await submit("nobody@example.com", "not-the-password");

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The password or email entered is invalid.",
    );
    expect(notifications.getState().list).toEqual([]);
    expect(getToken()).toBeNull();
  });

  test("marks missing fields and focuses the first", async () => {
    const { submit } = await openLogin();

    await submit("", "");

    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Required");
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  test("does not send invalid input", async () => {
    const { submit } = await openLogin();

    await submit("robin@", "1234");

    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Required");
  });

  test("clears a field's error when the field changes, and keeps focus", async () => {
    const { submit, user } = await openLogin();
    await submit("", "");

    await user.type(screen.getByLabelText("Email"), "r");

    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("");
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Required");
  });

  test("submits the form once for repeated submits", async () => {
    const { user } = await openLogin();
    const calls = vi.spyOn(globalThis, "fetch");
    await user.type(screen.getByLabelText("Email"), "robin@example.com");
    await user.type(screen.getByLabelText("Password"), TEST_PASSWORD);

    await user.keyboard("{Enter}{Enter}");
    await user.dblClick(screen.getByRole("button", { name: "Log in" }));

    expect(await screen.findByText("the dashboard")).toBeVisible();
    const logins = calls.mock.calls.filter(([url]) => url === "/api/auth/jwt/login");
    expect(logins).toHaveLength(1);
  });

  test("passes the address to the password reset", async () => {
    const { user } = await openLogin();
    await user.type(screen.getByLabelText("Email"), "robin@example.com");

    await user.click(screen.getByRole("link", { name: "Forgot password?" }));

    expect(await screen.findByLabelText("Email")).toHaveValue("robin@example.com");
  });

  test("supports password managers", async () => {
    await openLogin();

    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
  });

  test("shows the password on request", async () => {
    const { user } = await openLogin();

    await user.click(screen.getByRole("button", { name: "Show password" }));

    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  });

  test("shows a notification when the server cannot be reached and keeps the input", async () => {
    const { submit, network } = await openLogin();
    network.disconnect();

    await submit("robin@example.com", TEST_PASSWORD);

    await expect.poll(() => notifications.getState().list[0]?.title).toBe("Error");
    expect(screen.getByLabelText("Email")).toHaveValue("robin@example.com");
  });
});
