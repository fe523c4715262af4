import { css, keyframes } from "@topout/shared/platform";
import { color, frame, motion, shadow } from "@topout/shared/theme";

const slideIn = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

/** For an element below its button, or above it: see `useMenuPlacement`. Lines separate the groups of its items. */
export const popoverStyles = css`
  position: absolute;
  z-index: 10;
  top: calc(100% + 6px);
  left: 0;
  max-height: min(80dvh, 560px);
  overflow: auto;
  overscroll-behavior: contain;
  scroll-margin: ${frame.header} 0 ${frame.bar};
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.raised};
  box-shadow: ${shadow[3]};
  animation: ${slideIn} ${motion.base} ${motion.easeOut};

  &[data-above] {
    top: auto;
    bottom: calc(100% + 6px);
  }

  > hr {
    margin: 6px;
    border: 0;
    border-top: 1px solid ${color.line};
  }
`;
