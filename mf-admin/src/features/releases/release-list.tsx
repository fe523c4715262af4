import type { Release } from "@topout/shared/contract";
import { formatDay, formatTime } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Card, Check } from "@topout/shared/ui";

import { EntryDetails } from "../../lists/entry-details.ts";
import {
  formatChange,
  getLiveCommand,
  getPreviewUrl,
  groupReleases,
  type RemoteReleases,
} from "./group-releases.ts";

const SHORT_COMMIT_LENGTH = 10;
const SHORT_HASH_LENGTH = 8;

/** A card per remote: what is live, and what came before. */
export const ReleaseList = ({ releases }: { releases: readonly Release[] }) =>
  groupReleases(releases).map((group) => <RemoteCard key={group.remote} group={group} />);

function RemoteCard({ group: { remote, entries } }: { group: RemoteReleases }) {
  const liveHash = entries.find(({ live }) => live)?.hash;
  return (
    <RemoteSection as="section" aria-labelledby={`releases-${remote}`}>
      <h3 id={`releases-${remote}`}>{remote}</h3>
      <ul>
        {entries.map((release) => (
          <Entry
            key={release.time}
            release={release}
            canGoLive={release.hash !== liveHash && isNewestEntry(release, entries)}
          />
        ))}
      </ul>
    </RemoteSection>
  );
}

/** A release that was live several times has several entries. One command is enough. */
const isNewestEntry = (release: Release, entries: readonly Release[]) =>
  entries.find(({ hash }) => hash === release.hash) === release;

function Entry({ release, canGoLive }: { release: Release; canGoLive: boolean }) {
  const { version, hash, live, preview, by, time, commit, notes, contract } = release;
  const change = formatChange(release);
  return (
    <li>
      <Title>
        <b>{version}</b> <code>{hash}</code>
        {live && (
          <Badge tone="success" icon={<Check size={14} />}>
            Live
          </Badge>
        )}
        {change !== undefined && <Badge tone="warning">{change}</Badge>}
        {preview && <Badge tone="accent">Preview</Badge>}
      </Title>
      {notes !== "" && <p>{notes}</p>}
      <EntryDetails>
        <span>{by}</span>
        <time dateTime={time}>{`${formatDay(time)}, ${formatTime(time)}`}</time>
        {commit !== "" && <span>{`commit ${commit.slice(0, SHORT_COMMIT_LENGTH)}`}</span>}
        <span>{`contract ${contract}`}</span>
      </EntryDetails>
      {canGoLive && <Actions release={release} />}
    </li>
  );
}

function Actions({ release }: { release: Release }) {
  const previewUrl = getPreviewUrl(release);
  const purpose = release.preview ? "Make it live:" : "Roll back to this release:";
  return (
    <EntryDetails>
      {previewUrl !== undefined && (
        // A new tab, so that this one keeps the live release.
        <a href={previewUrl} target="_blank" rel="noopener">
          {`Preview ${release.version} (${release.hash.slice(0, SHORT_HASH_LENGTH)})`}
        </a>
      )}
      <span>
        <span>{`${purpose} `}</span>
        <code>{getLiveCommand(release)}</code>
      </span>
    </EntryDetails>
  );
}

const RemoteSection = styled(Card)`
  overflow: hidden;

  & + & {
    margin-top: 16px;
  }

  h3 {
    padding: 14px 16px 4px;
    font: ${typography.h2};
  }

  li {
    display: grid;
    gap: 4px;
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  code {
    color: ${color["text-2"]};
    -webkit-user-select: all;
    user-select: all;
  }
`;

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  align-items: center;
`;
