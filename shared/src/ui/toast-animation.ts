import { css, keyframes } from "@topout/shared/platform";
import { media, motion } from "@topout/shared/theme";

import { EXITING_ATTRIBUTE } from "./use-exit-animation.ts";

const slideIn = keyframes`
  from { opacity: 0; translate: 0 -12px; }
`;

const slideOut = keyframes`
  to { opacity: 0; translate: 0 -12px; }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

/** Needs `data-motion="own"` on the element. With reduced motion it only fades. */
export const toastAnimation = css`
  animation: ${slideIn} ${motion.base} ${motion.easeOut};

  &[${EXITING_ATTRIBUTE}] {
    animation: ${slideOut} ${motion.base} ${motion.easeOut} forwards;
  }

  ${media.reducedMotion} {
    animation-name: ${fadeIn};

    &[${EXITING_ATTRIBUTE}] {
      animation-name: ${fadeOut};
    }
  }
`;
