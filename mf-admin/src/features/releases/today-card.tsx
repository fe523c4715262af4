import type { Release } from "@topout/shared/contract";
import { formatTime } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, typography } from "@topout/shared/theme";
import { Card, useMinute, VisuallyHidden } from "@topout/shared/ui";

import { isToday } from "./format-part.ts";
import { formatChange } from "./group-releases.ts";

/** The changes of today, newest first. Absent without any. */
export function TodayCard({ releases }: { releases: readonly Release[] }) {
  const now = useMinute();
  const changes = releases.filter(({ time, preview }) => !preview && isToday(time, now));
  if (changes.length === 0) return null;
  return (
    <Section as="section" aria-labelledby="releases-today">
      <h2 id="releases-today">Today</h2>
      <table>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Part</th>
            <th scope="col">Change</th>
            <th scope="col">By</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={`${change.time} ${change.remote}`} change={change} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ChangeRow({ change }: { change: Release }) {
  const { time, remote, version, action, by } = change;
  return (
    <tr>
      <td>
        <time dateTime={time}>{formatTime(time)}</time>
      </td>
      <td translate="no">
        <b>{`${remote} ${version}`}</b>
      </td>
      <td>{formatChange(change) ?? "To 100%"}</td>
      <td>{action === "halt" ? "by itself" : by}</td>
    </tr>
  );
}

const Section = styled(Card)`
  position: relative;
  overflow: hidden;

  h2 {
    padding: 12px 16px 10px;
    border-bottom: 1px solid ${color.line};
    font: ${typography.h3};
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font: ${typography.small};
  }

  td {
    height: 44px;
    padding: 0 14px;
    overflow-wrap: anywhere;
  }

  tr + tr td {
    border-top: 1px solid ${color.line};
  }

  b {
    font-weight: 640;
  }

  td:first-child,
  td:last-child {
    color: ${color["text-3"]};
    font-variant-numeric: tabular-nums;
  }

  td:first-child {
    width: 64px;
  }

  ${media.phone} {
    td:last-child,
    th:last-child {
      display: none;
    }
  }
`;
