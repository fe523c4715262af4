import { css } from "@topout/shared/platform";

/** For the element that clips the map. Layout, style and paint inside never affect the page. */
export const clipLayer = css`
  contain: strict;
  touch-action: none;
`;

/** For the element that a `MovingLayer` moves, and for the SVGs in it. Their rules must not use opacity or transform. */
export const movingLayer = css`
  /* Only while moving: a layer of its own would stay blurred at rest. */
  &[data-moving] {
    will-change: transform;
  }

  &[data-moving="smooth"] {
    transition: transform 180ms ease-out;
  }

  /* Repeated here: otherwise all dots inherit the pressed frame's cursor, which recalculates all their styles. */
  cursor: grab;

  /* One layer per SVG, so that selecting a dot does not repaint the others. */
  > svg {
    will-change: opacity;
  }

  /*
   * Only WebKit supports hanging punctuation. WebKit does not rasterise such layers again after a zoom, so the map
   * would stay blurred. There the SVGs have their layers only while the map moves.
   */
  @supports (hanging-punctuation: first) {
    &:not([data-moving]) > svg {
      will-change: auto;
    }
  }
`;
