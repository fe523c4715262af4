import type { GymSummary } from "@topout/shared/contract";
import { toNodes } from "@topout/shared/dom-jsx";
import { addStyles, toAbsoluteUrl } from "@topout/shared/first-load";
import { color, radius, shadow } from "@topout/shared/theme";

import { EntryTitle, entryStyles } from "../../../features/activity-feed/entry-title.tsx";
import { FIRST_ENTRIES_CLASS } from "../../../features/activity-feed/first-entries-class.ts";
import type { FeedEntry } from "../../../features/activity-feed/model/timeline.ts";
import {
  profilePhoto,
  userPlaceholder,
  videoPlaceholder,
  videoThumbnail,
} from "../feed-requests.build.ts";

/** As many as a large window shows. */
const MAX_ENTRIES = 5;

/** Draws the first entries. Returns undefined if there are none. */
export function drawEntries(
  entries: readonly FeedEntry[],
  gyms: readonly GymSummary[],
): HTMLElement | undefined {
  if (entries.length === 0) return undefined;
  addStyles(styles);
  const now = Date.now();
  const list = document.createElement("div");
  list.className = FIRST_ENTRIES_CLASS;
  list.append(
    ...entries
      .slice(0, MAX_ENTRIES)
      .flatMap((entry) => toNodes(<Entry entry={entry} gyms={gyms} now={now} />)),
  );
  return list;
}

interface EntryProps {
  entry: FeedEntry;
  gyms: readonly GymSummary[];
  now: number;
}

function Entry({ entry, gyms, now }: EntryProps) {
  const item = entry.type === "activity" ? entry.activity : entry.video;
  const gymName =
    entry.type === "activity"
      ? gyms.find(({ id }) => id === entry.activity.gym_id)?.name
      : undefined;

  return (
    <div className="entry">
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
      </div>
      <div className={entry.type}>
        {entry.type === "video" && (
          <img
            src={toAbsoluteUrl(videoThumbnail.replace(videoPlaceholder, entry.id))}
            alt=""
            fetchPriority="high"
          />
        )}
      </div>
    </div>
  );
}

const styles = `
  .${FIRST_ENTRIES_CLASS} {
    display: grid;
    gap: 14px;
  }
  .${FIRST_ENTRIES_CLASS} .entry {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.lg};
    background: ${color.surface};
    box-shadow: ${shadow[1]};
  }
  .${FIRST_ENTRIES_CLASS} .title {
    ${entryStyles.row}
    padding: 14px 14px 12px;
  }
  .${FIRST_ENTRIES_CLASS} .activity {
    height: 174px;
  }
  .${FIRST_ENTRIES_CLASS} .activity::before {
    content: "";
    display: block;
    height: 53px;
    margin: 0 14px;
    border-radius: 16px;
    background: ${color.board};
  }
  .${FIRST_ENTRIES_CLASS} .video {
    aspect-ratio: 10 / 9;
    margin: 2px 0 56px;
    background: ${color.sunken};
  }
  .${FIRST_ENTRIES_CLASS} .video img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .${FIRST_ENTRIES_CLASS} .title > :is(img, span) {
    flex: none;
    width: 52px;
    height: 52px;
    border-radius: 50%;
    background: ${color.sunken};
    object-fit: cover;
  }
  .${FIRST_ENTRIES_CLASS} h2 {
    ${entryStyles.name}
  }
  .${FIRST_ENTRIES_CLASS} p {
    ${entryStyles.details}
  }
`;
