import { type LayerPosition, toTransform } from "../../model/viewport.ts";

/** The map is at rest when this time has passed since its last move. */
const SETTLE_DELAY_MS = 200;

/** `instant` for gestures, `smooth` for an animated step. */
export type MoveMode = "instant" | "smooth";

/**
 * Moves an element by its transform, so that each frame costs the browser's main thread as little as possible.
 * See docs/decisions/0022-the-map-as-composited-layers.md.
 */
export class MovingLayer {
  private readonly element: HTMLElement;
  private readonly onSettle: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastMoveAt = 0;
  private animation: Animation | undefined;
  /** Cached: reading the attribute in each frame is slow. */
  private mode: MoveMode | undefined;

  constructor(element: HTMLElement, onSettle: () => void) {
    this.element = element;
    this.onSettle = onSettle;
  }

  moveTo(position: LayerPosition, mode: MoveMode) {
    if (this.mode !== mode) {
      this.mode = mode;
      this.element.dataset["moving"] = mode;
    }
    this.animation ??= createPausedAnimation(this.element);
    this.element.style.transform = toTransform(position);
    this.lastMoveAt = performance.now();
    this.timer ??= setTimeout(() => this.settle(), SETTLE_DELAY_MS);
  }

  dispose() {
    this.animation?.cancel();
    clearTimeout(this.timer);
  }

  /** Restarts one timer, because a new timer in each frame costs more than the move. */
  private settle() {
    const remaining = this.lastMoveAt + SETTLE_DELAY_MS - performance.now();
    this.timer = remaining > 0 ? setTimeout(() => this.settle(), remaining) : undefined;
    if (this.timer !== undefined) return;
    delete this.element.dataset["moving"];
    this.mode = undefined;
    this.animation?.cancel();
    this.animation = undefined;
    this.onSettle();
  }
}

/**
 * An animation that never starts. For an animated element Chromium sends a new transform directly to the compositor.
 * Without it, Chromium recomputes all layers of the page in each frame.
 */
function createPausedAnimation(element: HTMLElement): Animation {
  const animation = element.animate({ transform: ["none", "none"] }, { duration: 1, delay: 1e9 });
  animation.pause();
  return animation;
}
