import { Route, Routes } from "@topout/shared/platform";
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { renderWithApi } from "../testing/render.ts";
import type { ScreenAccess } from "./admits.ts";
import { Guarded } from "./guarded.tsx";

const guarded = (access: ScreenAccess) => (
  <Routes>
    <Route path="/guarded" element={<Guarded access={access}>the screen</Guarded>} />
    <Route path="/feed" element="the feed" />
    <Route path="/" element="the dashboard" />
  </Routes>
);

describe("a guarded screen", () => {
  test("leads a visitor whom it is not for to the dashboard", async () => {
    await renderWithApi({ given: async () => {}, show: () => guarded("admin"), at: "/guarded" });

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("is shown to whom it is for, once the server has said who that is", async () => {
    await renderWithApi({
      given: (api) => api.signIn({ is_superuser: true }),
      show: () => guarded("admin"),
      at: "/guarded",
    });

    expect(await screen.findByText("the screen")).toBeVisible();
  });

  test("for setters is not for an admin who sets no routes", async () => {
    await renderWithApi({
      given: (api) => api.signIn({ is_superuser: true }),
      show: () => guarded("setter"),
      at: "/guarded",
    });

    expect(await screen.findByText("the dashboard")).toBeVisible();
  });

  test("for visitors leads somebody signed in back to where the login began", async () => {
    await renderWithApi({
      given: (api) => api.signIn(),
      show: () => guarded("anonymous"),
      at: { pathname: "/guarded", state: { from: "/feed" } },
    });

    expect(await screen.findByText("the feed")).toBeVisible();
  });
});
