import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { active, fingerAt, layOutCanvas, openMap, touch, transform } from "../testing/open-map.tsx";

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

  test("pans by a drag from a dot and does not select it", async () => {
    const { map } = openMap();

    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    expect(active()).toBeUndefined();
    expect(transform()).toContain("translate(25px, 10px)");
  });

  test("is back home after a double tap", async () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    touch(map, { x: 70, y: -70 });
    touch(map, { x: 70, y: -70 });

    expect(transform()).toMatch(/^translate\(0px(, 0px)?\) scale\(1\)$/);
  });

  test("zooms at the wheel and keeps the page where it is", async () => {
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

  const rest = () => act(() => void vi.runAllTimers());

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

/** Whatever has changed on an element from now until it is asked. */
function changesOf(element: Element | null, what: MutationObserverInit): () => MutationRecord[] {
  const observer = new MutationObserver(() => {});
  if (!element) throw new Error("There is nothing to watch");
  observer.observe(element, what);
  return () => observer.takeRecords();
}

describe("the gym map's cost", () => {
  test("is no change of the drawing for a pan or a zoom", () => {
    const { map } = openMap();
    const everything = { subtree: true, childList: true, attributes: true };
    const changes = changesOf(map.querySelector("svg"), everything);

    touch(map, { x: 0, y: 0, to: { x: 30, y: 30 } });
    fireEvent.wheel(map, { deltaY: -60 });

    expect(transform()).not.toContain("translate(0px");
    expect(changes()).toEqual([]);
  });

  test("is one move of the drawing for a frame, however many fingers move", () => {
    const { map } = openMap();
    const moves = changesOf(map.firstElementChild, { attributeFilter: ["style"] });
    const finger = (id: number, x: number) => ({
      ...fingerAt({ x, y: 0 }, id),
      pointerType: "touch",
    });

    fireEvent.pointerDown(map, finger(1, -15));
    fireEvent.pointerDown(map, finger(2, 15));
    fireEvent.pointerMove(map, finger(1, -25));
    fireEvent.pointerMove(map, finger(2, 25));
    expect(moves()).toEqual([]);
    fireEvent.touchMove(map);

    expect(moves()).toHaveLength(1);
    expect(transform()).toMatch(/scale\(1\.66/);
  });

  test("is a change of two dots when another is selected", () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0 });
    const changes = changesOf(map, { subtree: true, attributeFilter: ["aria-selected"] });

    touch(map, { x: 40, y: 2 });

    expect(changes()).toHaveLength(2);
  });
});

/** As in a browser that was started before it had a touch screen; until what is returned is called. */
function withoutTouchEvents(): () => void {
  const touches = Object.getOwnPropertyDescriptor(globalThis, "ontouchmove") ?? {};
  Reflect.deleteProperty(globalThis, "ontouchmove");
  return () => void Object.defineProperty(globalThis, "ontouchmove", touches);
}

describe("fingers on the gym map", () => {
  const finger = (x: number) => ({ ...fingerAt({ x, y: 0 }), pointerType: "touch" });

  test("move it at once in a browser without touch events", () => {
    onTestFinished(withoutTouchEvents());
    const { map } = openMap();

    fireEvent.pointerDown(map, finger(0));
    fireEvent.pointerMove(map, finger(20));

    expect(transform()).toContain("translate(20px");
  });

  test("lose no move that comes right before they lift", () => {
    const { map } = openMap();

    fireEvent.pointerDown(map, finger(0));
    fireEvent.pointerMove(map, finger(20));
    fireEvent.pointerUp(map, finger(20));

    expect(transform()).toContain("translate(20px");
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
