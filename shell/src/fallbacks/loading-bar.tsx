import { keyframes, styled } from "@topout/shared/platform";
import { color, frame, zIndex, media } from "@topout/shared/theme";
import { SkeletonScreen } from "@topout/shared/ui";

/** A screen is on its way, and its own skeleton with it: boxes of ours in its place would be two skeletons in turn. */
export function LoadingBar() {
  return (
    <SkeletonScreen label="Loading…">
      <Track>
        <span data-motion="own" />
      </Track>
    </SkeletonScreen>
  );
}

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(250%); }
`;

const pulse = keyframes`
  50% { opacity: 0.3; }
`;

/** Along the header's lower edge. */
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
    animation: ${pass} 1200ms ease-in-out infinite;
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
