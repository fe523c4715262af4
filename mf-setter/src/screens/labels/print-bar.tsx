import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, frame } from "@topout/shared/theme";
import { useHeightVariable } from "@topout/shared/ui";

/** Stays in view while the options scroll. */
export function PrintBar({ children }: { children: ReactNode }) {
  const bar = useHeightVariable("--pinned");
  return <Bar ref={bar}>{children}</Bar>;
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(${frame.bar} - 1px);
  z-index: 1;
  display: grid;
  padding: 14px 0 12px;
  background: linear-gradient(transparent, ${color.bg} 26%);
`;
