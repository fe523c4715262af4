import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import {
  getActiveOption,
  getTransform,
  mockCanvasSize,
  openMap,
  touchMap,
} from "../testing/open-map.tsx";

beforeEach(mockCanvasSize);

describe("GymMap with a pointer", () => {
  test("selects the nearest dot within 22 px of a tap", () => {
    const { map } = openMap();

    touchMap(map, { x: 60, y: 4 });

    expect(getActiveOption()).toMatch(/^P2/);
  });

  test("selects nothing farther than 22 px from a dot", () => {
    const { map } = openMap();

    touchMap(map, { x: 60, y: 20 });

    expect(getActiveOption()).toBeUndefined();
  });

  test("pans when a drag starts on a dot, without selecting it", async () => {
    const { map } = openMap();

    touchMap(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    expect(getActiveOption()).toBeUndefined();
    expect(getTransform()).toContain("translate(25px, 10px)");
  });

  test("returns to the home view on a double tap", async () => {
    const { map } = openMap();
    touchMap(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    touchMap(map, { x: 70, y: -70 });
    touchMap(map, { x: 70, y: -70 });

    expect(getTransform()).toMatch(/^translate\(0px(, 0px)?\) scale\(1\)$/);
  });

  test("zooms with the wheel and prevents scrolling", async () => {
    const { map } = openMap();

    const isScrollAllowed = fireEvent.wheel(map, { deltaY: -100, clientX: 0, clientY: 0 });

    expect(isScrollAllowed).toBe(false);
    expect(getTransform()).toMatch(/scale\(1\.17/);
  });

  test("does not pan with one finger while the whole gym is in view", () => {
    const { map } = openMap();

    touchMap(map, { x: 0, y: 0, to: { x: 25, y: 10 }, pointerType: "touch" });
    expect(getTransform()).not.toContain("25px");

    fireEvent.wheel(map, { deltaY: -100, clientX: 0, clientY: 0 });
    const before = getTransform();
    touchMap(map, { x: 0, y: 0, to: { x: 25, y: 10 }, pointerType: "touch" });
    expect(getTransform()).not.toBe(before);
  });

  test("prevents the click after a tap and focuses the map", () => {
    const { map } = openMap();

    const isClickAllowed = fireEvent.touchEnd(map);
    touchMap(map, { x: 60, y: 4 });

    expect(isClickAllowed).toBe(false);
    expect(map).toHaveFocus();
  });

  test("selects an option that a screen reader clicks", () => {
    openMap();

    fireEvent.click(screen.getByRole("option", { name: /^P3/ }), { detail: 0 });

    expect(getActiveOption()).toMatch(/^P3/);
  });
});

describe("GymMap view", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const waitUntilSettled = () => act(() => void vi.runAllTimers());

  test("calls onViewChange when the map stops moving", () => {
    const { map, onViewChange } = openMap();

    touchMap(map, { x: 0, y: 0, to: { x: 25, y: 10 } });
    expect(onViewChange).not.toHaveBeenCalled();
    waitUntilSettled();

    expect(onViewChange).toHaveBeenLastCalledWith({ zoom: 1.4, centre: { x: -25, y: -10 } });
  });

  test("calls onViewChange with undefined in the home view", () => {
    const { map, onViewChange } = openMap({ zoom: 2, centre: { x: 10, y: 10 } });

    touchMap(map, { x: 70, y: -70 });
    touchMap(map, { x: 70, y: -70 });
    waitUntilSettled();

    expect(onViewChange).toHaveBeenLastCalledWith(undefined);
  });

  test("limits the initial view to the gym", () => {
    openMap({ zoom: 2.8, centre: { x: 9_000, y: 20 } });

    expect(getTransform()).toBe("translate(-216px, -40px) scale(2)");
  });
});

describe("GymMap labels", () => {
  test("shows labels from zoom 2.2", async () => {
    const { map } = openMap();
    expect(screen.queryByText("P1")).not.toBeInTheDocument();

    fireEvent.wheel(map, { deltaY: -300 });

    expect(await screen.findByText("P1")).toBeInTheDocument();
  });
});
