import type { ReactNode } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

import { VisuallyHidden } from "./visually-hidden.ts";

interface SkeletonScreenProps {
  /** Announced to screen readers: "Loading feed…". */
  label: string;
  children: ReactNode;
}

/** Placeholders with the sizes of the content, which prevents layout shifts. Shown after 150 ms. */
export function SkeletonScreen({ label, children }: SkeletonScreenProps) {
  return (
    <Delayed role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </Delayed>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

const shine = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

/**
 * Shown after 150 ms, so that fast responses show no skeleton. During the first load there is no delay, because the
 * document already shows one.
 */
export const Delayed = styled.div`
  animation: ${appear} 1ms var(--skeleton-delay, 150ms) backwards;
`;

/** One grey block. Set its size by `style` or `styled(Skeleton)`. */
export const Skeleton = styled.span`
  display: block;
  border-radius: 10px;
  background: linear-gradient(
      100deg,
      ${color.sunken} 40%,
      ${color["skeleton-shine"]} 50%,
      ${color.sunken} 60%
    )
    0 0/220% 100%;
  animation: ${shine} 1500ms linear infinite;
  /* Each frame repaints the skeleton, which slows down the first load. */
  animation-play-state: var(--skeleton-animation, running);

  ${media.reducedMotion} {
    background: ${color.sunken};
    animation: none;
  }
`;
