import { Route, Routes, session, signIn, signOut, useLocation } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import type { ScreenAccess } from "./can-open-screen.ts";
import { RequireAccess } from "./require-access.tsx";

const Login = () => `the login, coming from ${useLocation().state?.from}`;

const renderGuarded = (access: ScreenAccess, redirectTo?: string) => (
  <Routes>
    <Route
      path="/guarded"
      element={
        <RequireAccess access={access} redirectTo={redirectTo}>
          the screen
        </RequireAccess>
      }
    />
    <Route path="/login" element={<Login />} />
    <Route path="/feed" element="the feed" />
    <Route path="/" element="the dashboard" />
  </Routes>
);

const seedNothing = async () => {};

describe("RequireAccess", () => {
  test("redirects a visitor to the dashboard", async () => {
    await renderWithApi({
      seed: seedNothing,
      render: () => renderGuarded("users"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("shows the screen once the account is loaded", async () => {
    await renderWithApi({
      seed: (api) => api.signIn({ is_superuser: true }),
      render: () => renderGuarded("users"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the screen")).toBeVisible();
  });

  test("redirects an admin from a screen for setters", async () => {
    await renderWithApi({
      seed: (api) => api.signIn({ is_superuser: true }),
      render: () => renderGuarded("routeSetting"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("redirects to the login and passes the previous path", async () => {
    await renderWithApi({
      seed: seedNothing,
      render: () => renderGuarded("user", "/login"),
      initialEntry: "/guarded?month=may",
    });

    expect(await screen.findByText("the login, coming from /guarded?month=may")).toBeVisible();
  });

  test("keeps the path while offline, and shows the screen after Retry", async () => {
    const { network, user } = await renderWithApi({
      seed: (api) => api.signIn(),
      render: () => renderGuarded("user"),
      initialEntry: "/guarded",
      isOffline: true,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account couldn't load");

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("the screen")).toBeVisible();
  });

  test("redirects when the session has ended on the server", async () => {
    await renderWithApi({
      seed: async () => session.setState({ token: "a.revoked.token" }),
      render: () => renderGuarded("user"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(session.getState().token).toBeNull();
  });
});

describe("RequireAccess for visitors", () => {
  const renderForVisitors = () => renderGuarded("anonymous");

  test("shows the screen to a visitor", async () => {
    await renderWithApi({ seed: seedNothing, render: renderForVisitors, initialEntry: "/guarded" });

    expect(screen.getByText("the screen")).toBeVisible();
  });

  test("redirects a signed-in user to the dashboard without showing the screen", async () => {
    const handleRender = vi.fn<() => void>();
    const Screen = () => {
      handleRender();
      return null;
    };
    await renderWithApi({
      seed: (api) => api.signIn(),
      render: () => (
        <Routes>
          <Route
            path="/guarded"
            element={
              <RequireAccess access="anonymous">
                <Screen />
              </RequireAccess>
            }
          />
          <Route path="/" element="the dashboard" />
        </Routes>
      ),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(handleRender).not.toHaveBeenCalled();
  });

  test("redirects a signed-in user to the screen before the login", async () => {
    await renderWithApi({
      seed: (api) => api.signIn(),
      render: renderForVisitors,
      initialEntry: { pathname: "/guarded", state: { from: "/feed" } },
    });

    expect(await screen.findByText("the feed")).toBeVisible();
  });

  test("stays on the screen after a login in another tab", async () => {
    const { data } = await renderWithApi({
      seed: async (api) => {
        const { token } = await api.signIn({ username: "robin.k" });
        signOut();
        return { token };
      },
      render: renderForVisitors,
      initialEntry: "/guarded",
    });
    signIn(data.token);

    expect(await screen.findByText("the screen")).toBeVisible();
    expect(screen.queryByText("the dashboard")).not.toBeInTheDocument();
  });
});
