import { type PointerEvent, type RefObject, useRef } from "react";

const CLOSE_AFTER_PX = 110;
const FLICK_PX_PER_MS = 0.6;

/** Lets a sheet follow the finger on its handle; let go far enough down, or with a flick, it closes. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number }>(null);

  const follow = (distance: number) => {
    if (sheet.current) sheet.current.style.translate = distance > 0 ? `0 ${distance}px` : "";
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) follow(event.clientY - start.current.y);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const distance = event.clientY - start.current.y;
      const speed = distance / Math.max(event.timeStamp - start.current.at, 1);
      start.current = null;
      if (distance > CLOSE_AFTER_PX || (distance > 24 && speed > FLICK_PX_PER_MS)) onClose();
      else follow(0);
    },
    onPointerCancel: () => {
      start.current = null;
      follow(0);
    },
  };
}
