import { css, keyframes, styled } from "@topout/shared/platform";
import {
  color,
  frame,
  zIndex,
  media,
  motion,
  shadow,
  getOverlaySelector,
} from "@topout/shared/theme";

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

/** Hidden while an overlay is open, so that it does not cover the overlay. */
const hiddenUnderOverlay = css`
  ${getOverlaySelector("any")} & {
    display: none;
  }
`;

/** Placed above the bottom bar and a page's pinned actions. */
export const InstallCard = styled.section`
  position: fixed;
  z-index: ${zIndex.install};
  right: 12px;
  bottom: calc(${frame.bar} + var(--pinned, 0px) + 12px);
  left: 12px;
  display: grid;
  gap: 12px;
  padding: 14px;
  border: 1px solid ${color.line};
  border-radius: 22px;
  background: ${color.raised};
  box-shadow: ${shadow[3]};
  animation: ${rise} ${motion.base} ${motion.easeOut};
  ${hiddenUnderOverlay}

  ${media.tablet} {
    right: 24px;
    bottom: calc(${frame.bar} + var(--pinned, 0px) + 24px);
    left: auto;
    width: 372px;
  }

  ${media.reducedMotion} {
    animation-name: ${fadeIn};
  }
`;
