import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { active, layOutCanvas, openMap, touch, transform } from "../testing/open-map.tsx";

beforeEach(layOutCanvas);

describe("the gym map under a pointer", () => {
  test("selects the nearest dot within 22 px of a tap", () => {
    const { map } = openMap();

    touch(map, { x: 60, y: 4 });

    expect(active()).toMatch(/^P2/);
  });

  test("selects nothing farther away than that", () => {
    const { map } = openMap();

    touch(map, { x: 60, y: 20 });

    expect(active()).toBeUndefined();
  });

  test("pans by a drag from a dot and does not select it", () => {
    const { map } = openMap();

    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    expect(active()).toBeUndefined();
    expect(transform()).toContain("translate(25px, 10px)");
  });

  test("is back home after a double tap", () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    touch(map, { x: 70, y: -70 });
    touch(map, { x: 70, y: -70 });

    expect(transform()).toMatch(/^translate\(0px(, 0px)?\) scale\(1\)$/);
  });

  test("zooms at the wheel and keeps the page where it is", () => {
    const { map } = openMap();

    const scrolled = fireEvent.wheel(map, { deltaY: -100, clientX: 0, clientY: 0 });

    expect(scrolled).toBe(false);
    expect(transform()).toMatch(/scale\(1\.17/);
  });

  test("takes a tap from the browser, which makes no click of it, and has the focus then", () => {
    const { map } = openMap();

    const clicks = fireEvent.touchStart(map);
    touch(map, { x: 60, y: 4 });

    expect(clicks).toBe(false);
    expect(map).toHaveFocus();
  });

  test("selects the option that assistive technology clicks", () => {
    openMap();

    fireEvent.click(screen.getByRole("option", { name: /^P3/ }), { detail: 0 });

    expect(active()).toMatch(/^P3/);
  });
});

describe("the place where a gym map is left", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const rest = () => act(() => void vi.runOnlyPendingTimers());

  test("is told once it has come to rest", () => {
    const { map, onViewChange } = openMap();

    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });
    expect(onViewChange).not.toHaveBeenCalled();
    rest();

    expect(onViewChange).toHaveBeenLastCalledWith({ zoom: 1.4, centre: { x: -25, y: -10 } });
  });

  test("is nothing to remember at home", () => {
    const { map, onViewChange } = openMap({ zoom: 2, centre: { x: 10, y: 10 } });

    touch(map, { x: 70, y: -70 });
    touch(map, { x: 70, y: -70 });
    rest();

    expect(onViewChange).toHaveBeenLastCalledWith(undefined);
  });

  test("is where it opens again, kept within the gym", () => {
    openMap({ zoom: 2.8, centre: { x: 9_000, y: 20 } });

    expect(transform()).toBe("translate(-216px, -40px) scale(2)");
  });
});

describe("the gym map's cost", () => {
  test("is no change of the drawing for a pan or a zoom", async () => {
    const { map } = openMap();
    const changes = new MutationObserver(() => undefined);
    const svg = map.querySelector("svg");
    if (svg) changes.observe(svg, { subtree: true, childList: true, attributes: true });

    touch(map, { x: 0, y: 0, to: { x: 30, y: 30 } });
    fireEvent.wheel(map, { deltaY: -60 });

    expect(svg).toBeInTheDocument();
    expect(changes.takeRecords()).toEqual([]);
  });

  test("is a change of two dots when another is selected", async () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0 });
    const changes = new MutationObserver(() => undefined);
    changes.observe(map, { subtree: true, attributeFilter: ["aria-selected"] });

    touch(map, { x: 40, y: 2 });

    expect(changes.takeRecords()).toHaveLength(2);
  });
});

describe("names under the dots", () => {
  test("appear from zoom 2.2", async () => {
    const { map } = openMap();
    expect(screen.queryByText("P1")).not.toBeInTheDocument();

    fireEvent.wheel(map, { deltaY: -300 });

    expect(await screen.findByText("P1")).toBeInTheDocument();
  });
});
