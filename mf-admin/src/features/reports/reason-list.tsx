import type { Report } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { REASONS } from "@topout/shared/reporting";
import { color, typography } from "@topout/shared/theme";

/** Counts the reports by reason, and quotes their texts. */
export function ReasonList({ report: { reasons, num_reasons } }: { report: Report }) {
  const groups = REASONS.map(({ reason, name }) => ({
    name,
    list: reasons.filter((entry) => entry.reason === reason),
  })).filter(({ list }) => list.length > 0);

  return (
    <section>
      <h3>
        {plural(num_reasons, {
          one: "Reported by 1 climber",
          other: `Reported by ${num_reasons} climbers`,
        })}
      </h3>
      <Reasons>
        {groups.map(({ name, list }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{list.length}</b>
            {list.map(({ text, time }) => text !== null && <p key={time}>{`“${text}”`}</p>)}
          </li>
        ))}
      </Reasons>
    </section>
  );
}

const Reasons = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 10px;
    padding: 9px 0;
  }

  > li:first-child {
    padding-top: 0;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  p {
    grid-column: 1 / 3;
    color: ${color["text-2"]};
    font: ${typography.small};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
