import type { Activity, Video } from "@topout/shared/contract";

import { formatTimeAgo } from "../../time/format-time-ago.ts";

interface EntryTitleProps {
  entry: Pick<Activity & Video, "username" | "time">;
  now: number;
  gymName?: string | undefined;
}

/** The user, the gym and the time of an entry. The drawing of the feed shows it without React, so it has no hooks. */
export const EntryTitle = ({ entry: { username, time }, now, gymName }: EntryTitleProps) => (
  <>
    <h2 translate="no">{username}</h2>
    <p>
      {gymName !== undefined && <span translate="no">{`${gymName} · `}</span>}
      <time dateTime={time}>{formatTimeAgo(time, now)}</time>
    </p>
  </>
);
