import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { movingLayer } from "../view/compositing/layer-styles.ts";
import { mapStyles } from "../view/map-styles.ts";

/** The layer that the camera moves, with the styles of the map and of the placed dot. */
export const PlacementDrawing = styled.div`
  position: absolute;
  inset: 0;
  ${movingLayer}
  cursor: inherit;

  > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  ${mapStyles}

  .area {
    stroke-opacity: 0.35;
    stroke-width: 0.6;
    stroke-linejoin: round;
  }

  .area[data-current] {
    stroke-opacity: 1;
    stroke-width: 1.6;
  }

  /* One finger drags the dot, even in the home view, where one finger scrolls the dialog. */
  .grab {
    fill: transparent;
    touch-action: none;
    cursor: move;
  }

  .halo,
  .selection,
  .shape,
  .tag,
  .tag-text {
    pointer-events: none;
  }

  .tag {
    fill: ${color.text};
  }

  .tag-text {
    font: 700 6.6px var(--font);
    fill: ${color.bg};
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
