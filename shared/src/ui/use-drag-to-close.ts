import { type PointerEvent, useRef } from "react";

import { isDecisiveDrag } from "./decisive-drag.ts";

/** After a longer drag the sheet closes. */
export const SHEET_CLOSE_DISTANCE_PX = 110;

export interface DragToCloseOptions {
  /** Receives the offset in pixels during a drag, and undefined when the sheet returns to its position. */
  readonly onMove: (distance: number | undefined) => void;
  readonly onClose: () => void;
}

/** The sheet follows the pointer on its handle. It closes after a long drag or a flick down. */
export function useDragToClose({ onMove, onClose }: DragToCloseOptions) {
  const start = useRef<{ y: number; time: number }>(null);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { y: event.clientY, time: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) onMove(Math.max(event.clientY - start.current.y, 0));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = event.clientY - start.current.y;
      const durationMs = event.timeStamp - start.current.time;
      start.current = null;
      if (isDecisiveDrag(distance, durationMs, SHEET_CLOSE_DISTANCE_PX)) onClose();
      else onMove(undefined);
    },
    onPointerCancel: () => {
      start.current = null;
      onMove(undefined);
    },
  };
}
