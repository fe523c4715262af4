import type { Route } from "@topout/shared/contract";
import { formatCode } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";

import { ReportRoute } from "./report-route.tsx";

/** The end of the panel. */
export const PanelNotes = ({ route }: { route: Route }) => (
  <Notes>
    {route.code !== undefined && <span>{`Code ${formatCode(route.code)}`}</span>}
    <ReportRoute route={route} />
  </Notes>
);

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
