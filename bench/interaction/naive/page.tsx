import { type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { NaiveRoute } from "./naive-route.ts";

declare global {
  interface Window {
    renderNaivePage: (routes: readonly NaiveRoute[]) => void;
  }
}

const HIT_RADIUS_PX = 22;

interface Props {
  routes: readonly NaiveRoute[];
}

interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A simple map: the view is React state, and every frame re-renders all dots. */
function NaiveMap({ routes }: Props) {
  const [view, setView] = useState<View>({ x: 195, y: 206, scale: 1.6 });
  const [selectedId, setSelectedId] = useState<string>();
  const pointers = useRef(new Map<number, { x: number; y: number }>());

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
    const otherPointer = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    pointers.current.set(pointerId, { x, y });
    if (!otherPointer) {
      setView((previousView) => ({
        ...previousView,
        x: previousView.x + x - previous.x,
        y: previousView.y + y - previous.y,
      }));
      return;
    }
    const factor = getDistance({ x, y }, otherPointer) / getDistance(previous, otherPointer);
    setView((previousView) => zoomView(previousView, factor, otherPointer));
  };

  const handlePointerUp = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    pointers.current.delete(pointerId);
    const { left, top } = currentTarget.getBoundingClientRect();
    const point = { x: clientX - left, y: clientY - top };
    const route = routes.find(
      ({ x, y }) =>
        getDistance(point, { x: view.x + x * view.scale, y: view.y + y * view.scale }) <
        HIT_RADIUS_PX,
    );
    setSelectedId(route?.id);
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
          aria-selected={id === selectedId}
          cx={view.x + x * view.scale}
          cy={view.y + y * view.scale}
          r={view.scale * (id === selectedId ? 11 : 6)}
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

const zoomView = (
  { x, y, scale }: View,
  factor: number,
  centre: { x: number; y: number },
): View => ({
  x: centre.x - (centre.x - x) * factor,
  y: centre.y - (centre.y - y) * factor,
  scale: scale * factor,
});

/** A simple list: it renders every row. */
function NaiveList({ routes }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <h3>
        <button aria-expanded={isOpen} style={{ height: 72 }} onClick={() => setIsOpen(!isOpen)}>
          Purple
        </button>
      </h3>
      {isOpen && (
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
        <NaiveMap routes={routes} />
        <NaiveList routes={routes} />
      </>,
    ),
  );
};
