import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { drawingStyles } from "./drawing-styles.ts";

/*
 * All styles of the drawing are in one rule, because a styled component per dot is slow. It uses neither `opacity` nor
 * `transform`, which would create layers inside the moving one; see
 * docs/decisions/0022-the-map-as-composited-layers.md.
 */

/** The styles of the drawing, with the selection and the names. */
export const mapStyles = css`
  ${drawingStyles}

  .shown-area {
    fill: ${color.surface};
    fill-opacity: 0.55;
    stroke: ${color["text-2"]};
    stroke-width: 1.1;
    stroke-dasharray: 2.6 2.4;
    stroke-linejoin: round;
  }

  [data-dimmed] > * {
    fill-opacity: 0.18;
    stroke-opacity: 0.18;
  }

  [data-dimmed][data-state] > .shape {
    fill-opacity: 0.06;
  }

  .halo {
    fill: ${color.surface};
    fill-opacity: 0.92;
  }

  .selection {
    fill: none;
    stroke: ${color.text};
    stroke-width: 1.6;
  }

  .dot-label {
    font: 640 4.6px var(--font);
    fill: ${color.text};
    stroke: ${color["map-bg"]};
    stroke-width: 1.4;
    stroke-linejoin: round;
    paint-order: stroke;
    text-anchor: middle;
  }
`;
