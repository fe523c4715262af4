import type { ReactNode } from "react";

import { keyframes, styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

import { VisuallyHidden } from "./visually-hidden.ts";

interface SkeletonScreenProps {
  /** What is on its way, said once: "Loading feed…". */
  label: string;
  children: ReactNode;
}

/** Boxes of the real thing's sizes, so that nothing jumps. They wait 150 ms. */
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

const sweep = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

/** A quick answer needs no skeleton. */
export const Delayed = styled.div`
  animation: ${appear} 1ms 150ms backwards;
`;

/** One grey block: give it the real thing's width and height by `style` or `styled(Skeleton)`. */
export const Skeleton = styled.span`
  display: block;
  border-radius: 10px;
  background: linear-gradient(100deg, ${color.sunken} 40%, ${color.sk2} 50%, ${color.sunken} 60%) 0
    0/220% 100%;
  animation: ${sweep} 1500ms linear infinite;

  ${media.reducedMotion} {
    background: ${color.sunken};
    animation: none;
  }
`;
