import { type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { NaiveRoute } from "./naive-route.ts";

declare global {
  interface Window {
    showNaively: (routes: readonly NaiveRoute[]) => void;
  }
}

const REACH = 22;

interface Props {
  routes: readonly NaiveRoute[];
}

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The map as one writes it first: what is looked at is state, and every dot is drawn by it. */
function Map({ routes }: Props) {
  const [view, setView] = useState<View>({ x: 195, y: 206, scale: 1.6 });
  const [selected, setSelected] = useState<string>();
  const fingers = useRef(new globalThis.Map<number, { x: number; y: number }>());

  const press = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    fingers.current.set(pointerId, { x, y });
  };

  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    if (!other) {
      setView((last) => ({ ...last, x: last.x + x - before.x, y: last.y + y - before.y }));
      return;
    }
    const factor = apart({ x, y }, other) / apart(before, other);
    setView((last) => zoomed(last, factor, other));
  };

  const lift = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    fingers.current.delete(pointerId);
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = { x: clientX - left, y: clientY - top };
    const hit = routes.find(
      ({ x, y }) => apart(at, { x: view.x + x * view.scale, y: view.y + y * view.scale }) < REACH,
    );
    setSelected(hit?.id);
  };

  return (
    <svg
      role="listbox"
      aria-label="Map"
      width={390}
      height={412}
      style={{ touchAction: "none" }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={lift}
    >
      {routes.map(({ id, name, x, y }) => (
        <circle
          key={id}
          role="option"
          aria-label={name}
          aria-selected={id === selected}
          cx={view.x + x * view.scale}
          cy={view.y + y * view.scale}
          r={view.scale * (id === selected ? 11 : 6)}
          fill="blueviolet"
          fillOpacity={0.3}
          stroke="indigo"
        />
      ))}
    </svg>
  );
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

const zoomed = ({ x, y, scale }: View, factor: number, at: { x: number; y: number }): View => ({
  x: at.x - (at.x - x) * factor,
  y: at.y - (at.y - y) * factor,
  scale: scale * factor,
});

/** The list as one writes it first: every row is there. */
function List({ routes }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h3>
        <button aria-expanded={open} style={{ height: 72 }} onClick={() => setOpen(!open)}>
          Purple
        </button>
      </h3>
      {open && (
        <ul>
          {routes.map(({ id, name, grade, location, style }) => (
            <li key={id}>
              <button>
                <b>{name}</b> <small>{grade}</small>
                <span>
                  {location} · {style}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

window.showNaively = (routes) => {
  const root = document.createElement("main");
  document.body.replaceChildren(root);
  flushSync(() =>
    createRoot(root).render(
      <>
        <Map routes={routes} />
        <List routes={routes} />
      </>,
    ),
  );
};
