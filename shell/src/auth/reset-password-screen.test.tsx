import { createJsonRequest, type TestApi } from "@topout/api/testing";
import { patterns } from "@topout/shared/paths";
import { notifications, Route, Routes } from "@topout/shared/platform";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { getEmailedPath } from "../testing/get-emailed-path.ts";
import { renderWithApi } from "../testing/render.ts";
import { LoginScreen } from "./login-screen.tsx";
import { RequestResetScreen } from "./request-reset-screen.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";

const EMAIL = "robin@example.com";

const renderScreens = () => (
  <Routes>
    <Route path="/request-password-reset" element={<RequestResetScreen />} />
    <Route path={patterns.resetPassword} element={<ResetPasswordScreen />} />
    <Route path="/login" element={<LoginScreen />} />
  </Routes>
);

const getNotifications = () => notifications.getState().list;

describe("requesting a password reset", () => {
  const open = () =>
    renderWithApi({
      seed: (api) => api.seed.user({ email: EMAIL }),
      render: renderScreens,
      initialEntry: "/request-password-reset",
    });
  const getSendButton = () => screen.getByRole("button", { name: "Send reset link" });

  test("sends an email and redirects to the login with the address filled in", async () => {
    const { api, user } = await open();

    await user.type(screen.getByLabelText("Email"), EMAIL);
    await user.click(getSendButton());

    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
    expect(getNotifications()).toMatchObject([
      {
        type: "success",
        title: "Password reset email sent",
        message: "Please check your email for instructions to reset your password.",
      },
    ]);
    expect(screen.getByLabelText("Email")).toHaveValue(EMAIL);
    expect(await getEmailedPath(api)).toMatch(/^\/reset_password\//);
  });

  test.each([
    ["", "Required"],
    ["robin@", "Invalid email"],
  ])("rejects %j as %s and focuses the field", async (input, error) => {
    const { user } = await open();

    if (input) await user.type(screen.getByLabelText("Email"), input);
    await user.click(getSendButton());

    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(error);
    expect(screen.getByLabelText("Email")).toHaveFocus();
  });

  test("keeps the address when the server cannot be reached", async () => {
    const { network, user } = await open();
    network.disconnect();

    await user.type(screen.getByLabelText("Email"), EMAIL);
    await user.click(getSendButton());

    await expect.poll(() => getNotifications()[0]?.title).toBe("Error");
    expect(screen.getByLabelText("Email")).toHaveValue(EMAIL);
  });
});

async function sendReset(api: TestApi) {
  await api.seed.user({ email: EMAIL, username: "robin.k" });
  await api.fetchAnonymously(
    "/api/auth/forgot-password",
    createJsonRequest("POST", { email: EMAIL }),
  );
  return { path: await getEmailedPath(api) };
}

describe("setting a new password", () => {
  const open = async () => {
    const view = await renderWithApi({
      seed: sendReset,
      render: renderScreens,
      initialEntry: ({ path }) => path,
    });
    const submit = async (password: string) => {
      if (password) await view.user.type(screen.getByLabelText("New password"), password);
      await view.user.click(screen.getByRole("button", { name: "Set new password" }));
    };
    return { ...view, submit };
  };

  test("redirects to the login and shows a success notification", async () => {
    const { submit, user } = await open();

    await submit("fresh-chalk");

    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
    expect(getNotifications()).toMatchObject([
      {
        type: "success",
        title: "Password reset successful",
        message: "Your password has been successfully reset.",
      },
    ]);
    expect(screen.getByLabelText("Email")).toHaveValue(EMAIL);
    await user.type(screen.getByLabelText("Password"), "fresh-chalk{Enter}");
    await waitFor(() => expect(localStorage.getItem("topout.token")).not.toBeNull());
  });

  test("shows the account to the user and to a password manager", async () => {
    await open();

    expect(screen.getByText(`For ${EMAIL}`)).toBeVisible();
    expect(screen.getByLabelText("New password")).toHaveAttribute("autocomplete", "new-password");
    const form = screen.getByLabelText<HTMLInputElement>("New password").form;
    expect(form?.querySelector("[autocomplete=username]")).toHaveValue(EMAIL);
  });

  test("requires a password of five characters", async () => {
    const { submit, user } = await open();

    await submit("");
    expect(screen.getByLabelText("New password")).toHaveAccessibleDescription("Required");

    await user.clear(screen.getByLabelText("New password"));
    await submit("1234");
    expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/at least 5/i);
  });

  test("shows the server's error on the field, and accepts another password", async () => {
    const { submit, user } = await open();

    await submit("robin.k");

    const field = screen.getByLabelText("New password");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription("Use something other than your username."),
    );
    expect(getNotifications()).toEqual([]);
    await user.clear(field);
    await submit("fresh-chalk");
    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  });
});

describe("an invalid reset link", () => {
  test("shows an error and offers a new link", async () => {
    const { user } = await renderWithApi({
      seed: async () => {},
      render: renderScreens,
      initialEntry: "/reset_password/not-a-token",
    });

    await user.type(screen.getByLabelText("New password"), "fresh-chalk{Enter}");

    expect(await screen.findByRole("alert")).toHaveTextContent("This link no longer works.");
    expect(getNotifications()).toMatchObject([
      {
        type: "error",
        title: "Password reset failed",
        message: "The password reset token is invalid or has expired.",
      },
    ]);
    await user.click(screen.getByRole("link", { name: "Request a new link" }));
    expect(await screen.findByRole("heading", { name: "Reset password" })).toBeVisible();
  });
});
