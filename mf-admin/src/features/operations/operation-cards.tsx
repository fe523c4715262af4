import type { Operations } from "@topout/shared/contract";
import { formatDay, formatTime, plural } from "@topout/shared/domain";

import { EntryDetails } from "../../lists/entry-details.ts";
import { formatBytes } from "./format-bytes.ts";
import { OperationCard } from "./operation-card.tsx";
import { ProblemList } from "./problem-list.tsx";

/** The last backup, drill and check. */
export const OperationCards = ({ operations }: { operations: Operations }) => (
  <>
    <BackupCard run={operations.backup} />
    <DrillCard run={operations.drill} />
    <CheckCard run={operations.check} />
  </>
);

const BackupCard = ({ run }: { run: Operations["backup"] }) => (
  <OperationCard
    name="Last backup"
    success="Verified"
    run={run}
    lastSuccess={(time) => `The last good backup is from ${time}.`}
    noSuccess="There is no good backup yet."
    absence={{
      text: "No backup yet. Make one on the server:",
      command: "npm run topout -- backup --to",
    }}
  >
    {run?.details && (
      <>
        <EntryDetails>
          <code>{run.details.name}</code>
        </EntryDetails>
        <EntryDetails>
          <span>{formatBytes(run.details.bytes)}</span>
          <span>{formatRows(run.details.rows)}</span>
          <span>{formatFiles(run.details.files)}</span>
        </EntryDetails>
        {run.details.missing_files > 0 && <p>{formatMissing(run.details.missing_files)}</p>}
      </>
    )}
  </OperationCard>
);

const DrillCard = ({ run }: { run: Operations["drill"] }) => (
  <OperationCard
    name="Last drill"
    success="Restored"
    run={run}
    lastSuccess={(time) => `The last drill that succeeded was on ${time}.`}
    noSuccess="No drill has succeeded yet."
    absence={{
      text: "No drill yet. A drill restores the newest backup beside the live app:",
      command: "npm run topout -- drill",
    }}
  >
    {run?.details && (
      <>
        <EntryDetails>
          <code>{run.details.name}</code>
        </EntryDetails>
        <EntryDetails>
          <span>{formatRows(run.details.rows)}</span>
          <span>{formatFiles(run.details.files)}</span>
        </EntryDetails>
        <p>{`Backup of ${formatMoment(run.details.backup_created_at)}`}</p>
      </>
    )}
  </OperationCard>
);

const CheckCard = ({ run }: { run: Operations["check"] }) => (
  <OperationCard
    name="Last check"
    success="No problems"
    run={run}
    lastSuccess={(time) => `The last check without problems was on ${time}.`}
    noSuccess="No check has succeeded yet."
    absence={{
      text: "No check yet. A check compares the database with the stored files:",
      command: "npm run topout -- check",
    }}
  >
    {run?.details && (
      <>
        <EntryDetails>
          <span>{formatFiles(run.details.files)}</span>
        </EntryDetails>
        <ProblemList details={run.details} />
      </>
    )}
  </OperationCard>
);

/** "28 Nov 2026, 02:30" */
const formatMoment = (time: string) => `${formatDay(time)}, ${formatTime(time)}`;

const formatRows = (count: number) =>
  plural(count, { one: "1 row", other: `${count.toLocaleString("en-GB")} rows` });

const formatFiles = (count: number) =>
  plural(count, { one: "1 file", other: `${count.toLocaleString("en-GB")} files` });

const formatMissing = (count: number) =>
  plural(count, {
    one: "1 file was missing in the storage, so the backup does not have it.",
    other: `${count.toLocaleString("en-GB")} files were missing in the storage, so the backup does not have them.`,
  });
