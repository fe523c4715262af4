import { useId, type ReactNode } from "react";

import { formatDay, formatTime, formatTimeAgo } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Card, Check, CircleAlert, useMinute } from "@topout/shared/ui";

import { EntryDetails } from "../../lists/entry-details.ts";

interface Run {
  readonly finished_at: string;
  readonly failure: string | null;
  readonly succeeded_at: string | null;
}

interface OperationCardProps {
  readonly name: string;
  /** The state of a run that succeeded. */
  readonly success: string;
  readonly run: Run | null;
  /** For a failed run: when the last one succeeded, or that none did. */
  readonly lastSuccess: (time: string) => string;
  readonly noSuccess: string;
  /** Shown if there was no run. */
  readonly absence: { readonly text: string; readonly command: string };
  /** What the run found. */
  readonly children: ReactNode;
}

/** The last run of a backup, a drill or a check. */
export function OperationCard({ name, success, run, absence, ...props }: OperationCardProps) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <Title>
        <h2 id={id}>{name}</h2>
        {run && <StateBadge run={run} success={success} />}
      </Title>
      {run ? <RunDetails run={run} {...props} /> : <Absence {...absence} />}
    </Section>
  );
}

const StateBadge = ({ run, success }: { run: Run; success: string }) =>
  run.failure === null ? (
    <Badge tone="success" icon={<Check size={14} />}>
      {success}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<CircleAlert size={14} />}>
      Failed
    </Badge>
  );

type RunDetailsProps = Pick<OperationCardProps, "lastSuccess" | "noSuccess" | "children"> & {
  readonly run: Run;
};

function RunDetails({ run, lastSuccess, noSuccess, children }: RunDetailsProps) {
  const { finished_at: time, failure, succeeded_at } = run;
  const timeAgo = formatTimeAgo(time, useMinute());
  return (
    <>
      <EntryDetails>
        <time dateTime={time}>{formatMoment(time)}</time>
        {timeAgo !== formatDay(time) && <span>{timeAgo}</span>}
      </EntryDetails>
      {failure !== null && (
        <>
          <Failure>{failure}</Failure>
          <p>{succeeded_at === null ? noSuccess : lastSuccess(formatMoment(succeeded_at))}</p>
        </>
      )}
      {children}
    </>
  );
}

const Absence = ({ text, command }: OperationCardProps["absence"]) => (
  <>
    <p>{text}</p>
    <EntryDetails>
      <code>{command}</code>
    </EntryDetails>
  </>
);

/** "28 Nov 2026, 02:30" */
const formatMoment = (time: string) => `${formatDay(time)}, ${formatTime(time)}`;

const Section = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 14px 16px;
  overflow-wrap: anywhere;

  & + & {
    margin-top: 16px;
  }

  code {
    min-width: 0;
    overflow-wrap: anywhere;
    color: ${color["text-2"]};
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
  justify-content: space-between;

  h2 {
    font: ${typography.h2};
  }
`;

const Failure = styled.p`
  color: ${color.warning};
`;
