import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";

import {
  getTransform,
  mockCanvasSize,
  openMap,
  createPointerEvent,
  touchMap,
} from "../testing/open-map.tsx";

beforeEach(mockCanvasSize);

/** Simulates a browser without touch events. Returns the function that undoes it. */
function disableTouchEvents(): () => void {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, "ontouchmove") ?? {};
  Reflect.deleteProperty(globalThis, "ontouchmove");
  return () => void Object.defineProperty(globalThis, "ontouchmove", descriptor);
}

describe("GymMap with touch", () => {
  const createTouch = (x: number) => ({ ...createPointerEvent({ x, y: 0 }), pointerType: "touch" });

  test("pans immediately in a browser without touch events", () => {
    onTestFinished(disableTouchEvents());
    const { map } = openMap({ zoom: 2.8, centre: { x: 0, y: 0 } });

    fireEvent.pointerDown(map, createTouch(0));
    fireEvent.pointerMove(map, createTouch(20));

    expect(getTransform()).toContain("translate(20px");
  });

  test("handles the last move before the finger is lifted", () => {
    const { map } = openMap({ zoom: 2.8, centre: { x: 0, y: 0 } });

    fireEvent.pointerDown(map, createTouch(0));
    fireEvent.pointerMove(map, createTouch(20));
    fireEvent.pointerUp(map, createTouch(20));

    expect(getTransform()).toContain("translate(20px");
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

describe("GymMap DOM updates", () => {
  test("does not change the drawing on pan and zoom", () => {
    const { map } = openMap();
    const allMutations = { subtree: true, childList: true, attributes: true };
    const changes = recordMutations(map.querySelector("svg"), allMutations);

    touchMap(map, { x: 0, y: 0, to: { x: 30, y: 30 } });
    fireEvent.wheel(map, { deltaY: -60 });

    expect(getTransform()).not.toContain("translate(0px");
    expect(changes()).toEqual([]);
  });

  test("moves the drawing once per frame for any number of fingers", () => {
    const { map } = openMap();
    const moves = recordMutations(map.firstElementChild, { attributeFilter: ["style"] });
    const createTouch = (id: number, x: number) => ({
      ...createPointerEvent({ x, y: 0 }, id),
      pointerType: "touch",
    });

    fireEvent.pointerDown(map, createTouch(1, -15));
    fireEvent.pointerDown(map, createTouch(2, 15));
    fireEvent.pointerMove(map, createTouch(1, -25));
    fireEvent.pointerMove(map, createTouch(2, 25));
    expect(moves()).toEqual([]);
    fireEvent.touchMove(map);

    expect(moves()).toHaveLength(1);
    expect(getTransform()).toMatch(/scale\(1\.66/);
  });

  test("changes two options when another dot is selected", () => {
    const { map } = openMap();
    touchMap(map, { x: 0, y: 0 });
    const changes = recordMutations(map, { subtree: true, attributeFilter: ["aria-selected"] });

    touchMap(map, { x: 40, y: 2 });

    expect(changes()).toHaveLength(2);
  });
});
