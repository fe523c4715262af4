import type { ReactNode } from "react";

import { styled } from "@topout/shared/platform";
import { color, type Skin, typography } from "@topout/shared/theme";
import { getHoldPath, HOLD_VIEW_BOX } from "@topout/shared/ui";

import type { Stripping } from "./stripping.ts";

interface StrippedNoticeProps {
  /** Undefined for a route that is not stripped. It then shows nothing. */
  stripping: Stripping | undefined;
  skin: Skin;
  /** Whether the user has logged the route. */
  hasClimbs: boolean;
  isProject: boolean;
}

/** Says when the route came down, and what remains of it. */
export function StrippedNotice({ stripping, skin, hasClimbs, isProject }: StrippedNoticeProps) {
  if (!stripping) return null;
  const remaining = hasClimbs
    ? "Off the wall. Your log and the beta stay."
    : "Off the wall. Photo and beta stay.";

  return (
    <StrippedBar stripping={stripping} skin={skin}>
      <p>{stripping.logDeadline ? "Climbed it before? You can still log it." : remaining}</p>
      {isProject && <p>Was your project.</p>}
    </StrippedBar>
  );
}

/** The same for a route whose label was scanned. */
export const StrippedLabelNotice = (props: Omit<StrippedBarProps, "children">) => (
  <StrippedBar {...props}>
    <p>Off the wall. Only its label is still up.</p>
  </StrippedBar>
);

interface StrippedBarProps {
  stripping: Stripping;
  skin: Skin;
  children: ReactNode;
}

const StrippedBar = ({ stripping, skin, children }: StrippedBarProps) => (
  <Bar>
    <EmptyHold skin={skin} />
    <div>
      <h3>{stripping.text}</h3>
      {children}
    </div>
  </Bar>
);

/** The outline of the hold around its empty T-nut. */
const EmptyHold = ({ skin }: { skin: Skin }) => (
  <Glyph aria-hidden="true" viewBox={HOLD_VIEW_BOX} width={40} height={40}>
    <path d={getHoldPath(skin)} />
    <circle r="3" />
  </Glyph>
);

const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 12px 14px;
  border-radius: 18px;
  background: ${color.sunken};

  h3 {
    font: ${typography.h3};
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Glyph = styled.svg`
  flex: none;

  > path {
    fill: none;
    stroke: ${color["text-2"]};
    stroke-width: 1.8;
    stroke-dasharray: 3.4 2.6;
    stroke-linejoin: round;
  }

  > circle {
    fill: ${color["text-3"]};
  }
`;
