import { css, keyframes } from "@topout/shared/platform";
import { color, zIndex, media, motion } from "@topout/shared/theme";

import { EXITING_ATTRIBUTE } from "./use-exit-animation.ts";

const slideUp = keyframes`
  from { transform: translateY(100%); }
`;

const slideIn = keyframes`
  from { transform: translateX(100%); }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const slideDown = keyframes`
  to { transform: translateY(100%); }
`;

const slideOut = keyframes`
  to { transform: translateX(100%); }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

const exiting = `&[${EXITING_ATTRIBUTE}], [${EXITING_ATTRIBUTE}] > &`;

const reducedMotionFade = css`
  ${media.reducedMotion} {
    animation: ${fadeIn} 120ms linear;

    ${exiting} {
      animation: ${fadeOut} 120ms linear forwards;
    }
  }
`;

/** Needs `data-motion="own"` on the element. With reduced motion it only fades. */
export const slideFromBelow = css`
  animation: ${slideUp} ${motion.slow} ${motion.easeOut};

  ${exiting} {
    animation: ${slideDown} ${motion.slow} ${motion.easeOut} forwards;
  }

  ${reducedMotionFade}
`;

export const slideFromRight = css`
  animation: ${slideIn} ${motion.slow} ${motion.easeOut};

  ${exiting} {
    animation: ${slideOut} ${motion.slow} ${motion.easeOut} forwards;
  }

  ${reducedMotionFade}
`;

export const fade = css`
  animation: ${fadeIn} ${motion.base} linear;

  ${exiting} {
    animation: ${fadeOut} ${motion.base} linear forwards;
  }

  ${reducedMotionFade}
`;

/** Needs `data-motion="own"` on the element. */
export const scrim = css`
  position: fixed;
  z-index: ${zIndex.scrim};
  inset: 0;
  background: ${color.scrim};
  ${fade}
`;
