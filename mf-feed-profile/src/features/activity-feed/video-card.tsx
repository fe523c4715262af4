import { useEffect, useRef, useState } from "react";

import { circuitQueries } from "@topout/shared/api";
import { videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { formatDay } from "@topout/shared/domain";
import { Link, styled, useQuery } from "@topout/shared/platform";
import {
  color,
  getCircuitInitials,
  getCircuitSkin,
  tracking,
  typography,
} from "@topout/shared/theme";
import {
  Badge,
  BetaVideo,
  ChevronRight,
  HoldGlyph,
  Play,
  Video as VideoIcon,
} from "@topout/shared/ui";

import { FeedCard } from "./feed-card.ts";
import { UserHeader } from "./user-header.tsx";
import { useRouteLink } from "./use-route-link.ts";
import { videoTexts } from "./video-texts.ts";

interface VideoCardProps {
  video: Video;
  now: number;
  isPlaying: boolean;
  onPlay: () => void;
}

/** A new beta video. */
export function VideoCard({ video, now, isPlaying, onPlay }: VideoCardProps) {
  return (
    <FeedCard aria-label={`${video.username}: new beta for ${video.route_name}`}>
      <Header>
        <UserHeader
          entry={video}
          now={now}
          badge={
            <Badge tone="accent" icon={<VideoIcon size={15} />}>
              {videoTexts.badge}
            </Badge>
          }
        />
      </Header>
      {isPlaying ? <PlayingVideo video={video} /> : <Thumbnail video={video} onPlay={onPlay} />}
      <VideoRouteLink video={video} />
    </FeedCard>
  );
}

/** Moves the focus to the video, because the play button disappears. */
function PlayingVideo({ video: { id, username, time } }: { video: Video }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("video")?.focus({ preventScroll: true }), []);

  return (
    <Frame ref={box}>
      <BetaVideo
        src={videoUrls.video(id)}
        poster={videoUrls.thumbnail(id)}
        aria-label={`Beta by ${username}, ${formatDay(time)}`}
      />
    </Frame>
  );
}

function Thumbnail({ video, onPlay }: Pick<VideoCardProps, "video" | "onPlay">) {
  const [hasImageError, setHasImageError] = useState(false);
  const { id, route_name } = video;

  return (
    <PlayButton type="button" aria-label={`Play beta for ${route_name}`} onClick={onPlay}>
      {!hasImageError && (
        <img
          src={videoUrls.thumbnail(id)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setHasImageError(true)}
        />
      )}
      <span>
        <Play size={28} />
      </span>
    </PlayButton>
  );
}

function VideoRouteLink({ video }: { video: Video }) {
  const { route, route_name, grade, gym_id, circuit_id } = video;
  const getRouteLink = useRouteLink();
  const { data: circuits = [] } = useQuery(circuitQueries.listByGym(gym_id));
  const circuit = circuits.find(({ id }) => id === circuit_id);

  return (
    <RouteLink {...getRouteLink(route)}>
      <HoldGlyph
        skin={getCircuitSkin(circuit ?? video)}
        initial={getCircuitInitials(circuits).get(circuit_id)}
        size={20}
      />
      <b translate="no">{route_name}</b>
      <span>{[circuit?.name, grade].filter(Boolean).join(" · ")}</span>
      <ChevronRight size={20} />
    </RouteLink>
  );
}

const Header = styled.div`
  padding: 14px;
`;

const Frame = styled.div`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 10 / 9;
  overflow: hidden;
  background: ${color.sunken};

  > * {
    width: 100%;
    height: 100%;
    max-height: none;
    border-radius: 0;
  }

  > img {
    object-fit: cover;
  }
`;

const PlayButton = styled(Frame).attrs({ as: "button" })<{ type: "button"; onClick: () => void }>`
  > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    width: 68px;
    height: 68px;
    margin: auto;
    border-radius: 50%;
    background: rgb(16 15 13 / 66%);
    color: #fff;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const RouteLink = styled(Link)`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding: 10px 14px;
  color: inherit;
  text-decoration: none;

  > b {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  > span {
    flex: 1;
    min-width: 0;
    color: ${color["text-3"]};
    font: ${typography.small};
  }

  > svg:last-child {
    flex: none;
    color: ${color["text-3"]};
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;
