import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Check, VisuallyHidden } from "@topout/shared/ui";

interface VoteButtonProps {
  /** For example "Soft". */
  name: string;
  isOwn: boolean;
  /** Null if there are too few. */
  votes: { readonly count: number; readonly total: number } | null;
  onClick: () => void;
}

export const VoteButton = ({ name, isOwn, votes, onClick }: VoteButtonProps) => (
  <Button type="button" aria-pressed={isOwn} onClick={onClick}>
    <Label>
      {isOwn && <Check size={16} aria-hidden="true" />}
      {name}
    </Label>
    {votes && (
      <Votes>
        <Bar aria-hidden="true">
          <i style={{ width: `${(100 * votes.count) / votes.total}%` }} />
        </Bar>
        <span aria-hidden="true">{votes.count}</span>
        <VisuallyHidden>
          {plural(votes.count, { one: "1 vote", other: `${votes.count} votes` })}
        </VisuallyHidden>
      </Votes>
    )}
  </Button>
);

const Label = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 5px;
  min-height: 44px;
  border: 1.5px solid ${color.line};
  border-radius: 12px;
  background: ${color.surface};
`;

const Bar = styled.span`
  display: block;
  height: 8px;
  overflow: hidden;
  border-radius: 3px;
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};

  > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: ${color["text-3"]};
  }
`;

const Votes = styled.span`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 7px;
  align-items: center;
  padding: 0 2px;
  color: ${color["text-2"]};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
`;

const Button = styled.button`
  position: relative;
  display: grid;
  align-content: start;
  gap: 8px;
  font: ${typography.label};
  font-weight: 560;

  &:hover > ${Label} {
    border-color: ${color["line-strong"]};
  }

  &[aria-pressed="true"] > ${Label} {
    border-color: ${color.accent};
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
    font-weight: 660;
  }

  &[aria-pressed="true"] i {
    background: ${color.accent};
  }
`;
