import { css, styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { movingLayer } from "./compositing/layer-styles.ts";

/* The T-nuts of the floor, far beyond the canvas. The browser would recalculate a pseudo-element in each frame. */
export const MapGround = styled.div`
  position: absolute;
  inset: -200%;
  background: radial-gradient(circle at center, ${color.tnut} 1.1px, transparent 1.6px) center /
    18px 18px;
`;

/** The layer that the camera moves. It contains the ground and drawings, of which hidden ones receive no input. */
export const mapLayer = css`
  position: absolute;
  inset: 0;
  ${movingLayer}

  > svg {
    position: absolute;
    z-index: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  > svg[aria-hidden] {
    pointer-events: none;
  }
`;
