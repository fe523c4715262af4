import type { Report } from "@topout/shared/contract";
import { formatDay, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Check, Trash2, Undo2 } from "@topout/shared/ui";

import { getPersonName } from "./describe-subject.ts";

type Entry = Report["history"][number];

const ICONS = { keep: Check, remove: Trash2, reopen: Undo2 } as const;

const DESCRIPTIONS: Readonly<Record<Entry["decision"], (name: string, day: string) => string>> = {
  keep: (name, day) => `Kept by ${name}, ${day}`,
  remove: (name, day) => `Removed by ${name}, ${day}`,
  reopen: (name, day) => `Undone by ${name}, ${day}`,
};

/** What staff has decided about the subject, and about other things of its owner. */
export function EarlierDecisions({ report }: { report: Report }) {
  const { history, subject_view: view } = report;
  if (history.length === 0 && view.last_removal === null) return null;

  return (
    <section>
      <h3>Earlier decisions</h3>
      <Decisions>
        {history.map(({ decision, by, time }) => {
          const Icon = ICONS[decision];
          return (
            <li key={time}>
              <Icon size={18} aria-hidden="true" />
              <span>
                {DESCRIPTIONS[decision](by.username || "a deleted account", formatDay(time))}
              </span>
            </li>
          );
        })}
        {view.last_removal !== null && (
          <li>
            <Trash2 size={18} aria-hidden="true" />
            <span>{describeRemovals(report, view.last_removal)}</span>
          </li>
        )}
      </Decisions>
    </section>
  );
}

function describeRemovals(report: Report, time: string): string {
  const name = getPersonName(report);
  const count = report.subject_view.earlier_removals;
  return plural(count, {
    one: `1 other thing of ${name} removed, ${formatDay(time)}`,
    other: `${count} other things of ${name} removed, the last one ${formatDay(time)}`,
  });
}

const Decisions = styled.ul`
  padding: 6px 12px;
  border-radius: 12px;
  background: ${color.hover};
  color: ${color["text-2"]};
  font: ${typography.small};

  > li {
    display: flex;
    gap: 9px;
    align-items: center;
    min-height: 30px;
  }

  svg {
    flex: none;
  }
`;
