import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { vi } from "vitest";

import { GymMap, type GymMapProps } from "../view/gym-map.tsx";
import type { MapDot } from "../view/map-dot.ts";

const WIDTH = 216;
const HEIGHT = 266;

/** Mocks the canvas size, because jsdom has no layout. It equals the home box, so one layout unit is one pixel. */
export function mockCanvasSize() {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  return () => vi.restoreAllMocks();
}

const createDot = (id: string, x: number, y: number): MapDot => ({
  id,
  x,
  y,
  skin: "violet",
  state: "unsent",
  label: id,
  description: `${id}, Purple, The Slab, not sent`,
});

const dots = [
  createDot("P1", 0, 0),
  createDot("P2", 40, 2),
  createDot("P3", 0, 60),
  createDot("P4", -80, 0),
];

export function openMap(view?: GymMapProps["initialView"]) {
  const onOpen = vi.fn<(id: string) => void>();
  const onViewChange = vi.fn<NonNullable<GymMapProps["onViewChange"]>>();

  function Gym() {
    const [selectedId, setSelectedId] = useState<string | null>(null);
    return (
      <GymMap
        layout={{ lines: [], areas: [] }}
        dots={dots}
        label="Gym map, 4 routes"
        selectedId={selectedId}
        onSelect={setSelectedId}
        onOpen={onOpen}
        initialView={view}
        onViewChange={onViewChange}
      />
    );
  }

  render(<Gym />);
  return { map: screen.getByRole("listbox", { name: "Gym map, 4 routes" }), onOpen, onViewChange };
}

export const pressKeys = (keys: string) => userEvent.setup().keyboard(keys);

/** The accessible name of the active option. */
export const getActiveOption = () => {
  const id = screen.getByRole("listbox").getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.getAttribute("aria-label");
};

export const getTransform = () => {
  const drawing = screen.getByRole("listbox").firstElementChild;
  return drawing instanceof HTMLElement ? drawing.style.transform : undefined;
};

interface TouchOptions {
  readonly x: number;
  readonly y: number;
  readonly to?: { readonly x: number; readonly y: number };
  /** Undefined for a mouse. */
  readonly pointerType?: "touch";
}

/** The pointer event at a layout point, while the map is in the home view. */
export const createPointerEvent = ({ x, y }: Omit<TouchOptions, "to">, pointerId = 1) => ({
  clientX: WIDTH / 2 + x,
  clientY: HEIGHT / 2 + y,
  pointerId,
  button: 0,
});

/** Presses and releases one pointer, with a move in between if `to` is set. */
export function touchMap(map: HTMLElement, { x, y, to, pointerType }: TouchOptions) {
  fireEvent.pointerDown(map, { ...createPointerEvent({ x, y }), pointerType });
  if (to) fireEvent.pointerMove(map, createPointerEvent(to));
  fireEvent.pointerUp(map, createPointerEvent(to ?? { x, y }));
}
