import type { TestApi } from "@topout/api/testing";
import { preferences, setPreference } from "@topout/shared/platform";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { createGym, findDotLabels, renderDashboard } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

describe("circuit chips", () => {
  test("hide a circuit on map and list", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    await user.click(await screen.findByRole("button", { name: /^Purple/, pressed: true }));

    expect(await findDotLabels()).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /Purple October/ })).not.toBeInTheDocument();
  });

  test("leave a way back when all are off", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    await user.click(await screen.findByRole("button", { name: /^Purple/, pressed: true }));
    await user.click(screen.getByRole("button", { name: /^Green/, pressed: true }));

    await user.click(await screen.findByRole("button", { name: "Reset filters" }));

    expect(await findDotLabels()).toHaveLength(3);
  });
});

describe("the search", () => {
  test("lists what it finds without any unfolding, and thins the map out too", async () => {
    const { data, user } = await renderWithApi({ seed: createGym, render: renderDashboard });

    await user.type(await screen.findByRole("searchbox", { name: "Search routes" }), "purple");

    expect(await screen.findByRole("listbox", { name: "Gym map, 1 route" })).toBeInTheDocument();
    expect(screen.getByText("1 route", { selector: "[role=status]" })).toBeInTheDocument();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/?q=purple");
    await user.click(screen.getByRole("button", { name: /^P1/ }));
    expect(screen.getByLabelText("Address")).toHaveTextContent(`/?q=purple&route=${data.p1.id}`);
  });

  test("that finds nothing says what it looked for, and can be reset", async () => {
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
  const remember = async (api: TestApi) => {
    const routes = await createGym(api);
    const { gym_id, circuit_id } = routes.purple;
    setPreference("circuitFilters", { [gym_id]: [circuit_id] });
    return routes;
  };

  test("that this device remembers come back into a bare address", async () => {
    const { data } = await renderWithApi({ seed: remember, render: renderDashboard });

    expect(await findDotLabels()).toHaveLength(2);
    const address = `/?without=${data.purple.circuit_id}`;
    await waitFor(() => expect(screen.getByLabelText("Address")).toHaveTextContent(address));
  });

  test("of a shared address show as they are there, and nothing else is remembered", async () => {
    const { data } = await renderWithApi({
      seed: remember,
      render: renderDashboard,
      initialEntry: ({ green }) => `/?without=${green.circuit_id}`,
    });

    expect(await findDotLabels()).toEqual(["P1, Purple, The Slab"]);
    const { gym_id, circuit_id } = data.purple;
    expect(preferences.getState().circuitFilters).toEqual({ [gym_id]: [circuit_id] });
  });
});
