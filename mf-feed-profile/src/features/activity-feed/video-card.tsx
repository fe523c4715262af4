import { useEffect, useRef } from "react";

import { circuitQueries } from "@topout/shared/api";
import { videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { formatDay, getName } from "@topout/shared/domain";
import { Link, styled, useQuery } from "@topout/shared/platform";
import { SecondGrade, SecondScaleProvider } from "@topout/shared/second-grade";
import {
  color,
  getCircuitInitials,
  getCircuitSkin,
  tracking,
  typography,
} from "@topout/shared/theme";
import { Badge, BetaVideo, ChevronRight, HoldGlyph, Video as VideoIcon } from "@topout/shared/ui";

import { FeedCard } from "./feed-card.ts";
import { VideoMenu } from "./video-menu.tsx";
import { UserHeader } from "./user-header.tsx";
import { useRouteLink } from "./use-route-link.ts";
import { VideoFrame } from "./video-frame.ts";
import { VideoStill, type VideoStillProps } from "./video-still.tsx";
import { videoTexts } from "./video-texts.ts";

interface VideoCardProps extends VideoStillProps {
  now: number;
  isPlaying: boolean;
}

/** A new beta video. */
export function VideoCard(props: VideoCardProps) {
  const { video, visibility, now } = props;
  const isPlaying = props.isPlaying && visibility === "visible";
  return (
    <FeedCard aria-label={`${getName(video)}: new beta for ${video.route_name}`}>
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
      {isPlaying ? <PlayingVideo video={video} /> : <VideoStill {...props} />}
      <Footer>
        <VideoRouteLink video={video} />
        {isPlaying && <VideoMenu video={video} />}
      </Footer>
    </FeedCard>
  );
}

/** Moves the focus to the video, because the play button disappears. */
function PlayingVideo({ video }: { video: Video }) {
  const { username, time } = video;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("video")?.focus({ preventScroll: true }), []);

  return (
    <VideoFrame ref={box}>
      <BetaVideo
        src={videoUrls.video(video)}
        poster={videoUrls.thumbnail(video)}
        aria-label={`Beta by ${username}, ${formatDay(time)}`}
      />
    </VideoFrame>
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
      <span>
        {[circuit?.name, grade].filter(Boolean).join(" · ")}
        <SecondScaleProvider gymId={gym_id}>
          <SecondGrade grade={grade} isInText />
        </SecondScaleProvider>
      </span>
      <ChevronRight size={20} />
    </RouteLink>
  );
}

const Header = styled.div`
  padding: 14px;
`;

const Footer = styled.div`
  display: flex;
  align-items: center;

  > span {
    margin-right: 6px;
  }
`;

const RouteLink = styled(Link)`
  display: flex;
  flex: 1;
  gap: 10px;
  align-items: center;
  min-width: 0;
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
