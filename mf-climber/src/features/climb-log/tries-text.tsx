import { plural } from "@topout/shared/domain";
import type { RouteTries } from "@topout/shared/domain/tries";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Zap } from "@topout/shared/ui";

/** "Sent on try 4", or a badge for a flash, and the number of repeats. Empty before the first send. */
export function TriesText({ tries: { firstSend, repeats } }: { tries: RouteTries }) {
  if (!firstSend) return null;
  return (
    <Line>
      {firstSend.tries === 1 ? (
        <Badge tone="attempted" icon={<Zap size={14} aria-hidden="true" />}>
          Flash
        </Badge>
      ) : (
        <span>{`Sent on try ${firstSend.tries}`}</span>
      )}{" "}
      {repeats > 0 && <span>{formatRepeatCount(repeats)}</span>}
    </Line>
  );
}

const formatRepeatCount = (count: number): string =>
  plural(count, { one: "1 repeat", other: `${count} repeats` });

const Line = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 6px;
  align-items: center;
  margin-top: 1px;
  color: ${color["text-3"]};
  font: ${typography.micro};
  font-weight: 520;

  > [data-tone] {
    min-height: 22px;
    padding: 0 7px;
    border-radius: 7px;
  }
`;
