import { startTransition, useEffect, useRef, useState } from "react";

import type { Box } from "../model/box.ts";
import { Camera } from "./camera.ts";

/** From here on there is room for names under the dots. */
const NAMES_FROM_ZOOM = 2.2;

/** The camera over the map; it moves without a render, but for the moment when names come or go. */
export function useCamera(home: Box) {
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera>(null);
  const [named, setNamed] = useState(false);

  useEffect(() => {
    if (!frame.current || !drawing.current) return undefined;
    const fresh = new Camera({
      frame: frame.current,
      drawing: drawing.current,
      home,
      onZoom: (zoom) => startTransition(() => setNamed(zoom >= NAMES_FROM_ZOOM)),
    });
    camera.current = fresh;
    const resized = new ResizeObserver(() => fresh.refresh());
    resized.observe(frame.current);
    return () => resized.disconnect();
  }, [home]);

  return { frame, drawing, camera, named };
}
