import { keyframes, styled } from "@topout/shared/platform";
import { color, frame, zIndex, media } from "@topout/shared/theme";
import { SkeletonScreen } from "@topout/shared/ui";

/** Shown while a screen's code loads. Not a skeleton, because each screen has its own skeleton. */
export function LoadingBar() {
  return (
    <SkeletonScreen label="Loading…">
      <Track>
        <span data-motion="own" />
      </Track>
    </SkeletonScreen>
  );
}

const slideAcross = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const pulse = keyframes`
  50% { opacity: 0.3; }
`;

/** At the lower edge of the header. */
const Track = styled.div`
  position: fixed;
  z-index: ${zIndex.topBar};
  top: max(0px, calc(${frame.header} - 1.5px));
  right: 0;
  left: 0;
  height: 3px;
  overflow: hidden;

  > span {
    display: block;
    width: 40%;
    height: 100%;
    border-radius: 3px;
    background: ${color.accent};
    animation: ${slideAcross} 1200ms ease-in-out infinite;
  }

  ${media.reducedMotion} {
    > span {
      width: 100%;
      animation: ${pulse} 2400ms linear infinite;
    }
  }

  ${media.forcedColors} {
    > span {
      background: Highlight;
    }
  }
`;
