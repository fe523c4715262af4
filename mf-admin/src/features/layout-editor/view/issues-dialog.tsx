import { formatCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { Dialog } from "@topout/shared/ui";

import { type AreaIssue, getIssueKey } from "../model/find-issues.ts";

interface IssuesDialogProps {
  issues: readonly AreaIssue[];
  /** The names of the areas. */
  names: readonly string[];
  onSelect: (issue: AreaIssue) => void;
  onClose: () => void;
}

/** Lists probable mistakes. A click shows the position. */
export const IssuesDialog = ({ issues, names, onSelect, onClose }: IssuesDialogProps) => (
  <Dialog title="Hints" onClose={onClose}>
    <ul>
      {issues.map((issue) => (
        <li key={getIssueKey(issue)}>
          <IssueButton
            type="button"
            onClick={() => {
              onClose();
              onSelect(issue);
            }}
          >
            {formatIssue(issue, names)}
          </IssueButton>
        </li>
      ))}
    </ul>
  </Dialog>
);

const formatIssue = (issue: AreaIssue, names: readonly string[]): string =>
  issue.kind === "gap"
    ? `A wall has no area for ${formatCount(Math.round(issue.length), "unit")}`
    : `${issue.areas.map((index) => names[index] ?? "").join(" and ")} overlap`;

const IssueButton = styled.button`
  width: 100%;
  min-height: 44px;
  padding: 8px;
  border-radius: 10px;
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-underline-offset: 3px;

  &:hover {
    background: ${color.hover};
  }
`;
