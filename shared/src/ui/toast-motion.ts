import { css, keyframes } from "@topout/shared/platform";
import { media, motion } from "@topout/shared/theme";

import { LEAVING } from "./use-leaving.ts";

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

/** With `data-motion="own"` on the element: under reduced motion it only fades. */
export const comeAndGo = css`
  animation: ${slideIn} ${motion.base} ${motion.easeOut};

  &[${LEAVING}] {
    animation: ${slideOut} ${motion.base} ${motion.easeOut} forwards;
  }

  ${media.reducedMotion} {
    animation-name: ${fadeIn};

    &[${LEAVING}] {
      animation-name: ${fadeOut};
    }
  }
`;
