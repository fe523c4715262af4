import { css, keyframes } from "@topout/shared/platform";
import { color, layer, media, motion } from "@topout/shared/theme";

import { LEAVING } from "./use-leaving.ts";

const rise = keyframes`
  from { transform: translateY(100%); }
`;

const slideIn = keyframes`
  from { transform: translateX(100%); }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const sink = keyframes`
  to { transform: translateY(100%); }
`;

const slideOut = keyframes`
  to { transform: translateX(100%); }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

const leaving = `&[${LEAVING}], [${LEAVING}] > &`;

const onlyFading = css`
  ${media.reducedMotion} {
    animation: ${fadeIn} 120ms linear;

    ${leaving} {
      animation: ${fadeOut} 120ms linear forwards;
    }
  }
`;

/** With `data-motion="own"` on the element: under reduced motion it only fades. */
export const riseFromBelow = css`
  animation: ${rise} ${motion.slow} ${motion.easeOut};

  ${leaving} {
    animation: ${sink} ${motion.slow} ${motion.easeOut} forwards;
  }

  ${onlyFading}
`;

export const slideFromRight = css`
  animation: ${slideIn} ${motion.slow} ${motion.easeOut};

  ${leaving} {
    animation: ${slideOut} ${motion.slow} ${motion.easeOut} forwards;
  }

  ${onlyFading}
`;

export const appear = css`
  animation: ${fadeIn} ${motion.base} linear;

  ${leaving} {
    animation: ${fadeOut} ${motion.base} linear forwards;
  }

  ${onlyFading}
`;

/** Wants `data-motion="own"` too. */
export const scrim = css`
  position: fixed;
  z-index: ${layer.scrim};
  inset: 0;
  background: ${color.scrim};
  ${appear}
`;
