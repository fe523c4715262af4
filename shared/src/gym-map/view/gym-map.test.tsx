import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import {
  getActiveOption,
  pointerAt,
  mockCanvasSize,
  openMap,
  touch,
  getTransform,
} from "../testing/open-map.tsx";

beforeEach(mockCanvasSize);

describe("GymMap with a pointer", () => {
  test("selects the nearest dot within 22 px of a tap", () => {
    const { map } = openMap();

    touch(map, { x: 60, y: 4 });

    expect(getActiveOption()).toMatch(/^P2/);
  });

  test("selects nothing at a greater distance", () => {
    const { map } = openMap();

    touch(map, { x: 60, y: 20 });

    expect(getActiveOption()).toBeUndefined();
  });

  test("pans when a drag starts on a dot, without selecting it", async () => {
    const { map } = openMap();

    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    expect(getActiveOption()).toBeUndefined();
    expect(getTransform()).toContain("translate(25px, 10px)");
  });

  test("returns to the home view on a double tap", async () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    touch(map, { x: 70, y: -70 });
    touch(map, { x: 70, y: -70 });

    expect(getTransform()).toMatch(/^translate\(0px(, 0px)?\) scale\(1\)$/);
  });

  test("zooms with the wheel and prevents scrolling", async () => {
    const { map } = openMap();

    const isScrollAllowed = fireEvent.wheel(map, { deltaY: -100, clientX: 0, clientY: 0 });

    expect(isScrollAllowed).toBe(false);
    expect(getTransform()).toMatch(/scale\(1\.17/);
  });

  test("prevents the click of a tap and takes focus itself", () => {
    const { map } = openMap();

    const isClickAllowed = fireEvent.touchStart(map);
    touch(map, { x: 60, y: 4 });

    expect(isClickAllowed).toBe(false);
    expect(map).toHaveFocus();
  });

  test("selects an option that a screen reader clicks", () => {
    openMap();

    fireEvent.click(screen.getByRole("option", { name: /^P3/ }), { detail: 0 });

    expect(getActiveOption()).toMatch(/^P3/);
  });
});

describe("the view of a GymMap", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  const waitForRest = () => act(() => void vi.runAllTimers());

  test("is reported when the map comes to rest", () => {
    const { map, onViewChange } = openMap();

    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });
    expect(onViewChange).not.toHaveBeenCalled();
    waitForRest();

    expect(onViewChange).toHaveBeenLastCalledWith({ zoom: 1.4, centre: { x: -25, y: -10 } });
  });

  test("is reported as undefined in the home view", () => {
    const { map, onViewChange } = openMap({ zoom: 2, centre: { x: 10, y: 10 } });

    touch(map, { x: 70, y: -70 });
    touch(map, { x: 70, y: -70 });
    waitForRest();

    expect(onViewChange).toHaveBeenLastCalledWith(undefined);
  });

  test("is the initial view, limited to the gym", () => {
    openMap({ zoom: 2.8, centre: { x: 9_000, y: 20 } });

    expect(getTransform()).toBe("translate(-216px, -40px) scale(2)");
  });
});

/** Records the mutations of an element until the returned function is called. */
function recordMutations(
  element: Element | null,
  options: MutationObserverInit,
): () => MutationRecord[] {
  const observer = new MutationObserver(() => {});
  if (!element) throw new Error("No element to observe");
  observer.observe(element, options);
  return () => observer.takeRecords();
}

describe("DOM updates of a GymMap", () => {
  test("do not touch the drawing on pan and zoom", () => {
    const { map } = openMap();
    const everything = { subtree: true, childList: true, attributes: true };
    const changes = recordMutations(map.querySelector("svg"), everything);

    touch(map, { x: 0, y: 0, to: { x: 30, y: 30 } });
    fireEvent.wheel(map, { deltaY: -60 });

    expect(getTransform()).not.toContain("translate(0px");
    expect(changes()).toEqual([]);
  });

  test("move the drawing once per frame for any number of fingers", () => {
    const { map } = openMap();
    const moves = recordMutations(map.firstElementChild, { attributeFilter: ["style"] });
    const finger = (id: number, x: number) => ({
      ...pointerAt({ x, y: 0 }, id),
      pointerType: "touch",
    });

    fireEvent.pointerDown(map, finger(1, -15));
    fireEvent.pointerDown(map, finger(2, 15));
    fireEvent.pointerMove(map, finger(1, -25));
    fireEvent.pointerMove(map, finger(2, 25));
    expect(moves()).toEqual([]);
    fireEvent.touchMove(map);

    expect(moves()).toHaveLength(1);
    expect(getTransform()).toMatch(/scale\(1\.66/);
  });

  test("change two options when another dot is selected", () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0 });
    const changes = recordMutations(map, { subtree: true, attributeFilter: ["aria-selected"] });

    touch(map, { x: 40, y: 2 });

    expect(changes()).toHaveLength(2);
  });
});

/** Simulates a browser without touch events. Returns the function that undoes it. */
function disableTouchEvents(): () => void {
  const touches = Object.getOwnPropertyDescriptor(globalThis, "ontouchmove") ?? {};
  Reflect.deleteProperty(globalThis, "ontouchmove");
  return () => void Object.defineProperty(globalThis, "ontouchmove", touches);
}

describe("GymMap with touch", () => {
  const finger = (x: number) => ({ ...pointerAt({ x, y: 0 }), pointerType: "touch" });

  test("pans immediately in a browser without touch events", () => {
    onTestFinished(disableTouchEvents());
    const { map } = openMap();

    fireEvent.pointerDown(map, finger(0));
    fireEvent.pointerMove(map, finger(20));

    expect(getTransform()).toContain("translate(20px");
  });

  test("includes the last move before the finger is lifted", () => {
    const { map } = openMap();

    fireEvent.pointerDown(map, finger(0));
    fireEvent.pointerMove(map, finger(20));
    fireEvent.pointerUp(map, finger(20));

    expect(getTransform()).toContain("translate(20px");
  });
});

describe("dot labels", () => {
  test("appear from zoom 2.2", async () => {
    const { map } = openMap();
    expect(screen.queryByText("P1")).not.toBeInTheDocument();

    fireEvent.wheel(map, { deltaY: -300 });

    expect(await screen.findByText("P1")).toBeInTheDocument();
  });
});
