import { endSwipe, moveSwipe, startSwipe, type Swipe, type SwipeAction } from "./swipe.ts";

interface SwipeListener {
  readonly canPull: () => boolean;
  readonly onMove: (swipe: Swipe) => void;
  readonly onEnd: (action: SwipeAction | undefined, distance: number) => void;
}

/** Uses touch events, because only they can prevent scrolling after the direction is known. */
export function listenToSwipes(element: HTMLElement, { canPull, onMove, onEnd }: SwipeListener) {
  let swipe: Swipe | undefined;
  const finish = (action: SwipeAction | undefined) => {
    const distance = swipe?.target === "photo" ? swipe.distance : 0;
    swipe = undefined;
    onEnd(action, distance);
  };

  const handleStart = ({ touches: [touch, second], timeStamp }: TouchEvent) => {
    if (second && swipe) return finish(undefined);
    if (!touch || second) return undefined;
    swipe = startSwipe({ x: touch.clientX, y: touch.clientY }, timeStamp, canPull());
    return undefined;
  };
  const handleMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!swipe || !touch) return;
    swipe = moveSwipe(swipe, { x: touch.clientX, y: touch.clientY });
    if (swipe.target === "page") swipe = undefined;
    if (!swipe?.target) return;
    if (event.cancelable) event.preventDefault();
    onMove(swipe);
  };
  const handleEnd = ({ timeStamp }: TouchEvent) => {
    if (swipe) finish(endSwipe(swipe, timeStamp));
  };
  const handleCancel = () => finish(undefined);

  element.addEventListener("touchstart", handleStart, { passive: true });
  element.addEventListener("touchmove", handleMove, { passive: false });
  element.addEventListener("touchend", handleEnd);
  element.addEventListener("touchcancel", handleCancel);
  return () => {
    element.removeEventListener("touchstart", handleStart);
    element.removeEventListener("touchmove", handleMove);
    element.removeEventListener("touchend", handleEnd);
    element.removeEventListener("touchcancel", handleCancel);
  };
}
