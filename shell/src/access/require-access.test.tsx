import { Route, Routes, session, useLocation } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";

import { markJustRegistered } from "./just-registered.ts";
import { renderWithApi } from "../testing/render.ts";
import type { ScreenAccess } from "./has-access.ts";
import { RequireAccess } from "./require-access.tsx";

const Login = () => `the login, coming from ${useLocation().state?.from}`;

const guarded = (access: ScreenAccess, otherwise?: string) => (
  <Routes>
    <Route
      path="/guarded"
      element={
        <RequireAccess access={access} redirectTo={otherwise}>
          the screen
        </RequireAccess>
      }
    />
    <Route path="/login" element={<Login />} />
    <Route path="/feed" element="the feed" />
    <Route path="/welcome" element="the welcome" />
    <Route path="/" element="the dashboard" />
  </Routes>
);

const nobody = async () => {};

afterEach(() => sessionStorage.clear());

describe("a guarded screen", () => {
  test("leads a visitor whom it is not for to the dashboard", async () => {
    await renderWithApi({ seed: nobody, render: () => guarded("admin"), initialEntry: "/guarded" });

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("is shown to whom it is for, once the server has said who that is", async () => {
    await renderWithApi({
      seed: (api) => api.signIn({ is_superuser: true }),
      render: () => guarded("admin"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the screen")).toBeVisible();
  });

  test("for setters is not for an admin who sets no routes", async () => {
    await renderWithApi({
      seed: (api) => api.signIn({ is_superuser: true }),
      render: () => guarded("setter"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("may lead to the login, which knows the way back", async () => {
    await renderWithApi({
      seed: nobody,
      render: () => guarded("user", "/login"),
      initialEntry: "/guarded?month=may",
    });

    expect(await screen.findByText("the login, coming from /guarded?month=may")).toBeVisible();
  });

  test("waits where it is while the network is away, and opens when it is back", async () => {
    const { network, user } = await renderWithApi({
      seed: (api) => api.signIn(),
      render: () => guarded("user"),
      initialEntry: "/guarded",
      isOffline: true,
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your account could not be loaded");

    network.reconnect();
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("the screen")).toBeVisible();
  });

  test("closes when the server no longer knows the session", async () => {
    await renderWithApi({
      seed: async () => session.setState({ token: "a.revoked.token" }),
      render: () => guarded("user"),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(session.getState().token).toBeNull();
  });
});

describe("a screen for visitors", () => {
  const forVisitors = () => guarded("anonymous");

  test("is shown to somebody who is not signed in", async () => {
    await renderWithApi({ seed: nobody, render: forVisitors, initialEntry: "/guarded" });

    expect(screen.getByText("the screen")).toBeVisible();
  });

  test("leads somebody signed in to the dashboard, and never shows itself", async () => {
    const shown = vi.fn<() => void>();
    const Seen = () => {
      shown();
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
                <Seen />
              </RequireAccess>
            }
          />
          <Route path="/" element="the dashboard" />
        </Routes>
      ),
      initialEntry: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
    expect(shown).not.toHaveBeenCalled();
  });

  test("leads somebody signed in back to where the login began", async () => {
    await renderWithApi({
      seed: (api) => api.signIn(),
      render: forVisitors,
      initialEntry: { pathname: "/guarded", state: { from: "/feed" } },
    });

    expect(await screen.findByText("the feed")).toBeVisible();
  });

  test("leads whoever has just registered to the welcome, once", async () => {
    markJustRegistered();
    await renderWithApi({
      seed: (api) => api.signIn(),
      render: forVisitors,
      initialEntry: { pathname: "/guarded", state: { from: "/feed" } },
    });

    expect(await screen.findByText("the welcome")).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
