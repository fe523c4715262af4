import type { Activity, GymSummary } from "@topout/shared/contract";
import { toNodes } from "@topout/shared/dom-jsx";
import { formatSendCount } from "@topout/shared/domain";
import { addStyles, toAbsoluteUrl } from "@topout/shared/first-load";
import { getCircuitSkin } from "@topout/shared/theme";

import {
  getBoardCapacity,
  getVisibleCount,
} from "../../../features/activity-feed/board-capacity.ts";
import { EntryTitle } from "../../../features/activity-feed/entry-title.tsx";
import { FIRST_ENTRIES_CLASS } from "../../../features/activity-feed/first-entries-class.ts";
import type { FeedEntry } from "../../../features/activity-feed/model/timeline.ts";
import { videoTexts } from "../../../features/activity-feed/video-texts.ts";
import {
  profilePhoto,
  userPlaceholder,
  videoPlaceholder,
  videoThumbnail,
} from "../feed-requests.build.ts";
import { drawingStyles, getBoardWidth } from "./drawing-styles.ts";

/** As many as a large window shows. */
const MAX_ENTRIES = 5;

interface Drawing {
  readonly entries: readonly FeedEntry[];
  readonly gyms: readonly GymSummary[];
  /** The width of an entry on the screen. */
  readonly widthPx: number;
  /** Draws no stills, because the script does not know which routes the user has sent. */
  readonly isGuarded: boolean;
}

/** Draws the first entries with the heights that they have in React. Returns undefined if there are none. */
export function drawEntries({
  entries,
  gyms,
  widthPx,
  isGuarded,
}: Drawing): HTMLElement | undefined {
  if (entries.length === 0) return undefined;
  addStyles(drawingStyles);
  const now = Date.now();
  const capacity = getBoardCapacity(getBoardWidth(widthPx));
  const list = document.createElement("div");
  list.className = FIRST_ENTRIES_CLASS;
  list.append(
    ...entries
      .slice(0, MAX_ENTRIES)
      .flatMap((entry) =>
        toNodes(
          <Entry entry={entry} gyms={gyms} now={now} capacity={capacity} isGuarded={isGuarded} />,
        ),
      ),
  );
  return list;
}

interface EntryProps {
  entry: FeedEntry;
  gyms: readonly GymSummary[];
  now: number;
  /** How many holds fit on a board. */
  capacity: number;
  isGuarded: boolean;
}

function Entry({ entry, gyms, now, capacity, isGuarded }: EntryProps) {
  const item = entry.type === "activity" ? entry.activity : entry.video;
  const gymName =
    entry.type === "activity"
      ? gyms.find(({ id }) => id === entry.activity.gym_id)?.name
      : undefined;

  return (
    <div className={`entry ${entry.type}`}>
      <div className="title">
        {item.has_profile_photo ? (
          <img
            src={toAbsoluteUrl(profilePhoto.replace(userPlaceholder, item.user))}
            alt=""
            loading="lazy"
          />
        ) : (
          <span />
        )}
        <div>
          <EntryTitle entry={item} now={now} gymName={gymName} />
        </div>
        {entry.type === "video" && <span data-tone="accent">{videoTexts.badge}</span>}
      </div>
      {entry.type === "activity" ? (
        <Sends activity={entry.activity} capacity={capacity} />
      ) : (
        <div className="thumbnail">
          {!isGuarded && (
            <img
              src={toAbsoluteUrl(videoThumbnail.replace(videoPlaceholder, entry.id))}
              alt=""
              fetchPriority="high"
            />
          )}
        </div>
      )}
    </div>
  );
}

const createHold = () => <span className="hold" />;

function Sends({ activity, capacity }: { activity: Activity; capacity: number }) {
  const { num_sends: count, tallies } = activity;
  const visibleCount = getVisibleCount(count, capacity);

  return (
    <>
      <div className="board">
        {Array.from({ length: visibleCount }, createHold)}
        {visibleCount < count && <span className="overflow">{`+${count - visibleCount}`}</span>}
      </div>
      <div className="counts">
        {tallies.map((tally) => (
          <span key={tally.circuit_id} className="count" data-circuit={getCircuitSkin(tally)}>
            {formatSendCount(tally.sends)}
          </span>
        ))}
      </div>
      <div className="footer" />
    </>
  );
}
