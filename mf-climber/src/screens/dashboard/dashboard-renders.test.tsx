import { useCurrentGym } from "@topout/shared/api";
import { preferences } from "@topout/shared/platform";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Profiler, type ProfilerOnRenderCallback, Suspense } from "react";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { FilterBar } from "../../features/route-filters/filter-bar.tsx";
import { renderDashboard, createGym } from "../../testing/gym.tsx";
import { renderWithApi } from "../../testing/render.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

// The filter bar represents everything that does not depend on the selected route. The spy counts its renders.
vi.mock("../../features/route-filters/filter-bar.tsx", { spy: true });
vi.mock("./dashboard-skeleton.tsx", { spy: true });

/** Mounts the dashboard when the gym has loaded, like the shell, whose header loads it before the code of the screen. */
const DashboardAfterGym = () => useCurrentGym().gym && renderDashboard();

/** The document has drawn the map. */
function showFirstMap() {
  window.firstDrawing = document.createElement("div");
  onTestFinished(() => void delete window.firstDrawing);
}

const pointer = { pointerId: 1, button: 0 };

describe("the dashboard", () => {
  test("does not re-render when the map is panned and its view is stored", async () => {
    const onRender = vi.fn<ProfilerOnRenderCallback>();
    const { data } = await renderWithApi({
      seed: createGym,
      render: () => (
        <Profiler id="dashboard" onRender={onRender}>
          {renderDashboard()}
        </Profiler>
      ),
    });
    const map = await screen.findByRole("listbox");
    // The map handles gestures after its first effects, which run later on a busy machine.
    await waitFor(() => expect(map).toHaveAttribute("data-home"));
    onRender.mockClear();

    fireEvent.pointerDown(map, { ...pointer, clientX: 0, clientY: 0 });
    for (let offset = 10; offset <= 100; offset += 10) {
      fireEvent.pointerMove(map, { ...pointer, clientX: offset, clientY: offset });
    }
    fireEvent.pointerCancel(map, pointer);
    await waitFor(() => expect(preferences.getState().mapViews).toHaveProperty(data.green.gym_id));

    expect(onRender).not.toHaveBeenCalled();
  });

  test("does not re-render the filter bar when a route is selected", async () => {
    const { user } = await renderWithApi({ seed: createGym, render: renderDashboard });
    (await screen.findByRole("listbox")).focus();
    vi.mocked(FilterBar).mockClear();

    await user.keyboard("{ArrowDown}");

    expect(await screen.findByRole("button", { name: /^P1/ })).toBeInTheDocument();
    expect(FilterBar).not.toHaveBeenCalled();
  });

  test("replaces the first map without a skeleton in between", async () => {
    showFirstMap();
    vi.mocked(DashboardSkeleton).mockClear();

    await renderWithApi({
      seed: createGym,
      render: () => (
        <Suspense>
          <DashboardAfterGym />
        </Suspense>
      ),
    });

    expect(await screen.findByRole("listbox", { name: "Gym map, 3 routes" })).toBeVisible();
    expect(DashboardSkeleton).not.toHaveBeenCalled();
    await waitFor(() => expect(window.firstDrawing).toBeUndefined());
  });
});
