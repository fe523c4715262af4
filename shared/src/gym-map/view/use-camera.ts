import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";

import type { Box } from "../model/box.ts";
import { isHome, type View } from "../model/viewport.ts";
import { Camera } from "./camera.ts";

/** From here on there is room for names under the dots. */
const NAMES_FROM_ZOOM = 2.2;

/** Where a map starts, and who is told where it was left. */
export interface RememberedView {
  /** Undefined for home. Read once: from then on the map is where the hand has moved it. */
  readonly view?: View | undefined;
  /** With undefined once it lies at home again. */
  readonly onViewChange?: (view: View | undefined) => void;
}

/** Told of every zoom; tells only when the names come or go, and never in the way of the hand that zooms. */
function namesBy(show: (named: boolean) => void) {
  let told: boolean | undefined;
  return (zoom: number) => {
    const named = zoom >= NAMES_FROM_ZOOM;
    if (named === told) return;
    told = named;
    startTransition(() => show(named));
  };
}

/** The camera over the map; it moves without a render, but for the moment when names come or go. */
export function useCamera(home: Box, { view, onViewChange }: RememberedView) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [named, setNamed] = useState(false);

  const remembered = useEffectEvent(() => view);
  const remember = useEffectEvent((left: View) =>
    onViewChange?.(isHome(home, left) ? undefined : left),
  );

  useEffect(() => {
    if (!frame.current || !drawing.current) return undefined;
    const fresh = new Camera({
      frame: frame.current,
      drawing: drawing.current,
      home,
      view: remembered(),
      onRest: (left) => remember(left),
      onZoom: namesBy(setNamed),
    });
    camera.current = fresh;
    const resized = new ResizeObserver(() => fresh.refresh());
    resized.observe(frame.current);
    return () => {
      resized.disconnect();
      fresh.dispose();
    };
  }, [home]);

  return { frame, drawing, camera, named };
}
