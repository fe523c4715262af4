import type { TestApi } from "@topout/api/testing";
import { preferences, setPreference } from "@topout/shared/platform";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGym, findDotLabels, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

describe("circuit chips", () => {
  test("hide a circuit on the map and in the list", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    await user.click(await screen.findByRole("button", { name: /^Purple/, pressed: true }));

    expect(await findDotLabels()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Purple October/ })).not.toBeInTheDocument();
  });

  test("can be reset when all are off", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    await user.click(await screen.findByRole("button", { name: /^Purple/, pressed: true }));
    await user.click(screen.getByRole("button", { name: /^Green/, pressed: true }));

    await user.click(await screen.findByRole("button", { name: "Reset filters" }));

    expect(await findDotLabels()).toHaveLength(3);
  });
});

describe("search", () => {
  test("filters the map and lists its results without sections", async () => {
    const { data, user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    await user.type(await screen.findByRole("searchbox", { name: "Search routes" }), "purple");

    expect(await screen.findByRole("listbox", { name: "Gym map, 1 route" })).toBeInTheDocument();
    expect(screen.getByText("1 route", { selector: "[role=status]" })).toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?q=purple");
    await user.click(screen.getByRole("button", { name: /^P1/ }));
    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?q=purple&route=${data.p1.id}`);
  });

  test("shows the query when nothing matches, and can be reset", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    const field = await screen.findByRole("searchbox", { name: "Search routes" });

    await user.type(field, "roof{Enter}");
    expect(await screen.findByText(/No route has “roof”/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Reset filters" }));

    expect(await findDotLabels()).toHaveLength(3);
    expect(field).toHaveValue("");
  });
});

describe("hidden circuits", () => {
  const storeHiddenPurple = async (api: TestApi) => {
    const routes = await createGym(api);
    const { gym_id, circuit_id } = routes.purple;
    setPreference("circuitFilters", { [gym_id]: [circuit_id] });
    return routes;
  };

  test("are restored from this device if the URL has none", async () => {
    const { data } = await renderWithApi({ seed: storeHiddenPurple, render: renderDashboard });

    expect(await findDotLabels()).toHaveLength(2);
    const url = `/?hideCircuits=${data.purple.circuit_id}`;
    await waitFor(() => expect(screen.getByLabelText("Address")).toHaveTextContent(url));
  });

  test("apply from a shared URL, but are not stored", async () => {
    const { data } = await renderWithApi({
      seed: storeHiddenPurple,
      render: renderDashboard,
      initialEntry: ({ green }) => `/?hideCircuits=${green.circuit_id}`,
    });

    expect(await findDotLabels()).toEqual(["P1, Purple, The Slab"]);
    const { gym_id, circuit_id } = data.purple;
    expect(preferences.getState().circuitFilters).toEqual({ [gym_id]: [circuit_id] });
  });
});

describe("filters of a visitor", () => {
  const getDots = () => screen.getByRole("listbox").querySelectorAll("[role=option]");

  test("show every dot as unsent", async () => {
    await renderWithApi({ seed: createGym, render: renderDashboard });

    await findDotLabels();
    const states = [...getDots()].map((dot) => dot.getAttribute("data-state"));
    expect(states).toEqual(["unsent", "unsent", "unsent"]);
  });

  test("offer the login instead of Sent and Attempted", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    await user.click(await screen.findByRole("button", { name: "Filter" }));
    for (const name of ["Sent", "Attempted"]) {
      const item = await screen.findByRole("checkbox", { name, checked: true });
      expect(item).toHaveAttribute("aria-disabled", "true");
      await user.click(item);
      expect(item).toBeChecked();
    }
    await user.click(screen.getByRole("button", { name: "Log in to use these filters" }));

    expect(screen.getByLabelText("Address")).toHaveTextContent("/login");
  });

  test("open the login when Projects is clicked", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    await user.click(await screen.findByRole("button", { name: "Projects" }));

    expect(screen.getByLabelText("Address")).toHaveTextContent("/login");
  });
});
