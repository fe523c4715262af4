import { type PointerEvent, useRef } from "react";

const CLOSE_AFTER_PX = 110;
const FLICK_PX_PER_MS = 0.6;

interface Drag {
  /** How far below its place the sheet shall stand, in pixels; undefined once it is let go, to go back there. */
  readonly onMove: (distance: number | undefined) => void;
  readonly onClose: () => void;
}

/** Lets a sheet follow the finger on its handle; let go far enough down, or with a flick, it closes. */
export function useDragToClose({ onMove, onClose }: Drag) {
  const start = useRef<{ y: number; at: number }>(null);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) onMove(Math.max(event.clientY - start.current.y, 0));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = event.clientY - start.current.y;
      const speed = distance / Math.max(event.timeStamp - start.current.at, 1);
      start.current = null;
      if (distance > CLOSE_AFTER_PX || (distance > 24 && speed > FLICK_PX_PER_MS)) onClose();
      else onMove(undefined);
    },
    onPointerCancel: () => {
      start.current = null;
      onMove(undefined);
    },
  };
}
