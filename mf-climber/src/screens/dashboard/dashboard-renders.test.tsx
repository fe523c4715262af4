import { preferences } from "@topout/shared/platform";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Profiler, type ProfilerOnRenderCallback } from "react";
import { describe, expect, test, vi } from "vitest";

import { FilterBar } from "../../features/route-filters/filter-bar.tsx";
import { renderDashboard, createGym } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";

// What stands around the map stands for all that a tap does not concern: counted, and drawn as ever.
vi.mock("../../features/route-filters/filter-bar.tsx", { spy: true });

const finger = { pointerId: 1, button: 0 };

describe("the dashboard under a hand", () => {
  test("draws nothing anew while the map is moved, nor when it is remembered where it lies", async () => {
    const rendered = vi.fn<ProfilerOnRenderCallback>();
    const { data } = await renderWithApi({
      seed: createGym,
      render: () => (
        <Profiler id="dashboard" onRender={rendered}>
          {renderDashboard()}
        </Profiler>
      ),
    });
    const map = await screen.findByRole("listbox");
    rendered.mockClear();

    fireEvent.pointerDown(map, { ...finger, clientX: 0, clientY: 0 });
    for (let way = 10; way <= 100; way += 10) {
      fireEvent.pointerMove(map, { ...finger, clientX: way, clientY: way });
    }
    fireEvent.pointerCancel(map, finger);
    await waitFor(() => expect(preferences.getState().mapViews).toHaveProperty(data.green.gym_id));

    expect(rendered).not.toHaveBeenCalled();
  });

  test("draws only what shows the picked route, once another is picked", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    (await screen.findByRole("listbox")).focus();
    vi.mocked(FilterBar).mockClear();

    await user.keyboard("{ArrowDown}");

    expect(await screen.findByRole("button", { name: /^P1/ })).toBeInTheDocument();
    expect(FilterBar).not.toHaveBeenCalled();
  });
});
