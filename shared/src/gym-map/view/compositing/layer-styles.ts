import { css } from "@topout/shared/platform";

/** For the element that clips the map. Layout, style and paint inside never affect the page. */
export const clipLayer = css`
  contain: strict;
  touch-action: none;

  &[data-fits-frame] {
    touch-action: pan-y;
  }
`;

/**
 * For the element that a `MovingLayer` moves, and for the SVGs in it. Do not use opacity or transform inside, because
 * each would create another layer.
 */
export const movingLayer = css`
  /* Only while the map moves. At rest, its layer would stay blurred after a zoom. */
  &[data-moving] {
    will-change: transform;
  }

  &[data-moving="smooth"] {
    transition: transform 180ms ease-out;
  }

  /* Without this, a press changes the cursor of all dots, and the browser recalculates all their styles. */
  cursor: grab;

  /* One layer per SVG, so that selecting a dot does not repaint the others. */
  > svg {
    will-change: opacity;
  }

  /*
   * Only WebKit supports hanging punctuation. WebKit does not rasterise such layers again after a zoom, so the map
   * would stay blurred. In WebKit, the SVGs have layers only while the map moves.
   */
  @supports (hanging-punctuation: first) {
    &:not([data-moving]) > svg {
      will-change: auto;
    }
  }
`;
