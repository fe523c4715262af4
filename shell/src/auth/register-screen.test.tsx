import { createJsonRequest, TEST_LIMITS } from "@topout/api/testing";
import { notifications, Route, Routes } from "@topout/shared/platform";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createRender, renderWithApi } from "../testing/render.ts";
import { RegisterScreen } from "./register-screen.tsx";

const existingUser = { username: "robin.k", email: "robin@example.com" };

const openRegistration = async (render = renderWithApi) => {
  const view = await render({
    seed: (api) => api.seed.user(existingUser),
    render: () => (
      <Routes>
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="/login" element="the login" />
      </Routes>
    ),
    initialEntry: "/register",
  });
  const submit = async (fields: { Username?: string; Email?: string; Password?: string }) => {
    for (const [label, text] of Object.entries(fields)) {
      await view.user.type(screen.getByLabelText(label), text);
    }
    await view.user.click(screen.getByRole("button", { name: "Create account" }));
  };
  return { ...view, submit };
};

const newUser = { Username: "joana_s", Email: "joana@example.com", Password: "five5" };

describe("the registration", () => {
  test("creates an account, redirects to the login and shows a notification", async () => {
    const { submit } = await openRegistration();

    await submit(newUser);

    expect(await screen.findByText("the login")).toBeVisible();
    expect(notifications.getState().list).toMatchObject([
      {
        type: "success",
        title: "Registration Successful",
        message: "You can now log in.",
      },
    ]);
  });

  test("says how long the limit of an address lasts", async () => {
    const limits = { ...TEST_LIMITS, signUpBurstPerIpAddress: 1, signUpsPerIpAddress: 5 };
    const { api, submit } = await openRegistration(createRender({ config: { limits } }));
    const other = { username: "sam", email: "sam@example.com", password: "five5" };
    await api.fetch("/api/auth/register", createJsonRequest("POST", other));

    await submit(newUser);

    await waitFor(() => {
      expect(notifications.getState().list).toMatchObject([
        {
          type: "error",
          title: "Error",
          message: "Many accounts were created on this network. Try again in 12 minutes.",
        },
      ]);
    });
  });

  test("shows an error for a username in use", async () => {
    const { submit } = await openRegistration();

    await submit({ ...newUser, Username: existingUser.username });

    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
    expect(screen.getByLabelText("Username")).toBeInvalid();
    expect(notifications.getState().list).toEqual([]);
  });

  test("shows an error for a username that is not allowed", async () => {
    const { submit } = await openRegistration();

    await submit({ ...newUser, Username: "Admin" });

    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveFocus());
    expect(screen.getByLabelText("Username")).toHaveAccessibleDescription("This name is reserved.");
    expect(notifications.getState().list).toEqual([]);
  });

  test("shows an error for an email in use", async () => {
    const { submit } = await openRegistration();

    await submit({ ...newUser, Email: existingUser.email });

    expect(await screen.findByText("A user with this email already exists.")).toBeVisible();
  });

  test("shows the server's error for a password", async () => {
    const { submit } = await openRegistration();

    await submit({ ...newUser, Password: newUser.Email });

    await waitFor(() => expect(screen.getByLabelText("Password")).toBeInvalid());
  });

  test("requires every field and a password of five characters", async () => {
    const { submit } = await openRegistration();

    await submit({ Password: "1234" });

    expect(screen.getByLabelText("Username")).toHaveAccessibleDescription("Required");
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Required");
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(/at least 5/i);
  });

  test("warns that Topout is a beta", async () => {
    await openRegistration();

    expect(screen.getByText(/beta under development/)).toBeVisible();
  });
});

describe("the suggestion of a username", () => {
  const enterEmail = async (username: string, email: string) => {
    const view = await openRegistration();
    if (username) await view.user.type(screen.getByLabelText("Username"), username);
    await view.user.type(screen.getByLabelText("Email"), email);
    await view.user.tab();
    return view;
  };

  test("fills in the first part of the email, for 王小明 too", async () => {
    const { user, api } = await enterEmail("", "xiaoming@example.com");

    await waitFor(() => expect(screen.getByLabelText("Username")).toHaveValue("xiaoming"));
    await user.type(screen.getByLabelText(/^Display name/), "王小明");
    await user.type(screen.getByLabelText("Password"), "five5");
    await user.click(screen.getByRole("button", { name: "Create account" }));

    expect(await screen.findByText("the login")).toBeVisible();
    const profile = await api.fetch("/api/users/get_public/xiaoming");
    expect(await profile.json()).toMatchObject({ display_name: "王小明" });
  });

  test("keeps the entered username", async () => {
    await enterEmail("sam", "xiaoming@example.com");

    expect(screen.getByLabelText("Username")).toHaveValue("sam");
  });

  test("does not suggest a username that is taken", async () => {
    const { network } = await enterEmail("", "robin.k@mail.example");

    await waitFor(() =>
      expect(network.requests).toContainEqual(expect.stringContaining("valid_user_name/robin.k")),
    );
    expect(screen.getByLabelText("Username")).toHaveValue("");
  });

  test("shows why a display name is not allowed", async () => {
    const { user } = await enterEmail("sam", "sam@example.com");
    await user.type(screen.getByLabelText(/^Display name/), "Тopout");
    await user.type(screen.getByLabelText("Password"), "five5");
    await user.click(screen.getByRole("button", { name: "Create account" }));

    await waitFor(() =>
      expect(screen.getByLabelText(/^Display name/)).toHaveAccessibleDescription(
        "This name is reserved.",
      ),
    );
  });
});
