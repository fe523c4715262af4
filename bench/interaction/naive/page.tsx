import { type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { NaiveRoute } from "./naive-route.ts";

declare global {
  interface Window {
    renderNaivePage: (routes: readonly NaiveRoute[]) => void;
  }
}

const HIT_RADIUS = 22;

interface Props {
  routes: readonly NaiveRoute[];
}

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A straightforward map: the view is React state, and every frame re-renders all dots. */
function Map({ routes }: Props) {
  const [view, setView] = useState<View>({ x: 195, y: 206, scale: 1.6 });
  const [selected, setSelected] = useState<string>();
  const pointers = useRef(new globalThis.Map<number, { x: number; y: number }>());

  const handlePointerDown = ({
    pointerId,
    clientX: x,
    clientY: y,
    currentTarget,
  }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    pointers.current.set(pointerId, { x, y });
  };

  const handlePointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const previous = pointers.current.get(pointerId);
    if (!previous) return;
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, { x, y });
    if (!other) {
      setView((previousView) => ({
        ...previousView,
        x: previousView.x + x - previous.x,
        y: previousView.y + y - previous.y,
      }));
      return;
    }
    const factor = getDistance({ x, y }, other) / getDistance(previous, other);
    setView((previousView) => zoomView(previousView, factor, other));
  };

  const handlePointerUp = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    pointers.current.delete(pointerId);
    const { left, top } = currentTarget.getBoundingClientRect();
    const at = { x: clientX - left, y: clientY - top };
    const hit = routes.find(
      ({ x, y }) =>
        getDistance(at, { x: view.x + x * view.scale, y: view.y + y * view.scale }) < HIT_RADIUS,
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
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
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

const getDistance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

const zoomView = ({ x, y, scale }: View, factor: number, at: { x: number; y: number }): View => ({
  x: at.x - (at.x - x) * factor,
  y: at.y - (at.y - y) * factor,
  scale: scale * factor,
});

/** A straightforward list: it renders every row. */
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

window.renderNaivePage = (routes) => {
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
