import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { Missing } from "./pyramid-bar.tsx";

/** What the marks of the pyramid mean. Without targets, there are none. */
export function PyramidLegend({ hasTargets }: { hasTargets: boolean }) {
  if (!hasTargets) return null;
  return (
    <Legend aria-label="Legend">
      <li>
        <Box />
        target
      </li>
      <li>
        <Missing />
        missing
      </li>
      <li>
        <HoldGlyph skin="orange" size={15} />
        beyond the target
      </li>
    </Legend>
  );
}

/** Also of the map. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 16px;
  padding: 10px 16px 14px;
  color: ${color["text-2"]};
  font: ${typography.micro};

  > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
`;

const Box = styled.span`
  width: 22px;
  height: 16px;
  border: 1.5px solid ${color["text-3"]};
  border-radius: 6px;
  background: ${color.surface};
`;
