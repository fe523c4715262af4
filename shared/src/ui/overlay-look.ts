import { css, keyframes } from "@topout/shared/platform";
import { color, layer, media, motion } from "@topout/shared/theme";

const rise = keyframes`
  from { transform: translateY(100%); }
`;

const slideIn = keyframes`
  from { transform: translateX(100%); }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

/** With `data-motion="own"` on the element: under reduced motion it only fades. */
export const riseFromBelow = css`
  animation: ${rise} ${motion.slow} ${motion.easeOut};

  ${media.reducedMotion} {
    animation: ${fadeIn} 120ms linear;
  }
`;

export const slideFromRight = css`
  animation: ${slideIn} ${motion.slow} ${motion.easeOut};

  ${media.reducedMotion} {
    animation: ${fadeIn} 120ms linear;
  }
`;

export const appear = css`
  animation: ${fadeIn} ${motion.base} linear;
`;

export const scrim = css`
  position: fixed;
  z-index: ${layer.scrim};
  inset: 0;
  background: ${color.scrim};
  ${appear}
`;
