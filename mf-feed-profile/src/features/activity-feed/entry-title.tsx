import { formatTimeAgo } from "@topout/shared/domain";
import type { Activity, Video } from "@topout/shared/contract";

interface EntryTitleProps {
  entry: Pick<Activity & Video, "username" | "display_name" | "time">;
  now: number;
  gymName?: string | undefined;
}

/** The user, the gym and the time of an entry. The drawing of the feed shows it without React, so it has no hooks. */
export const EntryTitle = ({ entry, now, gymName }: EntryTitleProps) => (
  <>
    <h2 translate="no">{entry.display_name ?? entry.username}</h2>
    <p>
      {entry.display_name && <span translate="no">{`@${entry.username} · `}</span>}
      {gymName !== undefined && <span translate="no">{`${gymName} · `}</span>}
      <time dateTime={entry.time}>{formatTimeAgo(entry.time, now)}</time>
    </p>
  </>
);
