import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Profiler, useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { GymMap } from "./gym-map.tsx";
import type { MapDot } from "./map-dot.ts";

const WIDTH = 216;
const HEIGHT = 266;

const dot = (id: string, x: number, y: number): MapDot => ({
  id,
  x,
  y,
  skin: "violet",
  state: "unsent",
  label: id,
  description: `${id}, Purple, The Slab, not sent`,
});

const dots = [dot("P1", 0, 0), dot("P2", 40, 2), dot("P3", 0, 60), dot("P4", -80, 0)];

const layout = { lines: [], areas: [] };

// jsdom has no layout: a canvas of the home box's own size makes a pixel of every unit.
beforeEach(() => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  return () => vi.restoreAllMocks();
});

function openMap(onOpen = vi.fn()) {
  function Gym() {
    const [selected, setSelected] = useState<string | null>(null);
    return (
      <GymMap
        layout={layout}
        dots={dots}
        label="Gym map, 4 routes"
        selectedId={selected}
        onSelect={setSelected}
        onOpen={onOpen}
      />
    );
  }
  render(<Gym />);
  return { map: screen.getByRole("listbox", { name: "Gym map, 4 routes" }), onOpen };
}

const press = (key: string) => userEvent.setup().keyboard(key);

const active = () => {
  const id = screen.getByRole("listbox").getAttribute("aria-activedescendant");
  return id === null ? undefined : document.getElementById(id)?.getAttribute("aria-label");
};

const drawing = () => screen.getByRole("listbox").firstElementChild as HTMLElement;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly to?: { readonly x: number; readonly y: number };
}

/** Where layout units lie on the canvas, given that nothing was moved yet. */
function touch(map: HTMLElement, { x, y, to }: Press) {
  const at = (point: { x: number; y: number }) => ({
    clientX: WIDTH / 2 + point.x,
    clientY: HEIGHT / 2 + point.y,
    pointerId: 1,
    button: 0,
  });
  fireEvent.pointerDown(map, at({ x, y }));
  if (to) fireEvent.pointerMove(map, at(to));
  fireEvent.pointerUp(map, at(to ?? { x, y }));
}

describe("the gym map to the keyboard", () => {
  test("is one tab stop with nothing active", async () => {
    const { map } = openMap();

    await press("{Tab}");

    expect(map).toHaveFocus();
    expect(active()).toBeUndefined();
  });

  test("picks the dot nearest the middle with the first arrow", async () => {
    openMap();

    await press("{Tab}{ArrowLeft}");

    expect(active()).toBe("P1, Purple, The Slab, not sent");
  });

  test("walks to the nearest dot in the arrow's direction", async () => {
    openMap();

    await press("{Tab}{ArrowLeft}{ArrowRight}");

    expect(active()).toMatch(/^P2/);
    expect(screen.getByRole("option", { selected: true })).toHaveAccessibleName(/^P2/);
  });

  test("stays where it is when there is no dot in that direction", async () => {
    openMap();

    await press("{Tab}{ArrowUp}{ArrowUp}");

    expect(active()).toMatch(/^P1/);
  });

  test("opens the active dot with Enter, and nothing without one", async () => {
    const { onOpen } = openMap();

    await press("{Tab}{Enter}");
    expect(onOpen).not.toHaveBeenCalled();

    await press("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("P1");
  });

  test("zooms by 5 % with + and −", async () => {
    openMap();

    await press("{Tab}+");
    expect(drawing().style.transform).toContain("scale(1.05)");

    await press("-");
    expect(drawing().style.transform).toContain("scale(1)");
  });
});

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
    expect(drawing().style.transform).toContain("translate(25px, 10px)");
  });

  test("is back home after a double tap", () => {
    const { map } = openMap();
    touch(map, { x: 0, y: 0, to: { x: 25, y: 10 } });

    touch(map, { x: 70, y: -70 });
    touch(map, { x: 70, y: -70 });

    expect(drawing().style.transform).toMatch(/^translate\(0px(, 0px)?\) scale\(1\)$/);
  });

  test("zooms at the wheel and keeps the page where it is", () => {
    const { map } = openMap();

    const scrolled = fireEvent.wheel(map, { deltaY: -100, clientX: 0, clientY: 0 });

    expect(scrolled).toBe(false);
    expect(drawing().style.transform).toMatch(/scale\(1\.17/);
  });

  test("selects the option that assistive technology clicks", () => {
    openMap();

    fireEvent.click(screen.getByRole("option", { name: /^P3/ }), { detail: 0 });

    expect(active()).toMatch(/^P3/);
  });
});

describe("the gym map's cost", () => {
  test("is no render for a pan or a zoom", () => {
    const onRender = vi.fn();
    render(
      <Profiler id="map" onRender={onRender}>
        <GymMap
          layout={layout}
          dots={dots}
          label="Gym map"
          selectedId={null}
          onSelect={vi.fn()}
          onOpen={vi.fn()}
        />
      </Profiler>,
    );
    const map = screen.getByRole("listbox");
    onRender.mockClear();

    touch(map, { x: 0, y: 0, to: { x: 30, y: 30 } });
    fireEvent.wheel(map, { deltaY: -60 });

    expect(onRender).not.toHaveBeenCalled();
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
