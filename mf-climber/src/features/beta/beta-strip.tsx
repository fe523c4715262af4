import { type ComponentProps, useState } from "react";

import { useMe } from "@topout/shared/api";
import { type BetaVisibility, useBetaGuard, videoQueries } from "@topout/shared/api/videos";
import type { Route, Video } from "@topout/shared/contract";
import { styled, useOverlayState, useQuery } from "@topout/shared/platform";
import { LoadWarning } from "@topout/shared/ui";

import { BetaHeader } from "./beta-header.tsx";
import { sortVideos } from "./sort-videos.ts";
import { FailedTile } from "./tiles/failed-tile.tsx";
import { HiddenTile } from "./tiles/hidden-tile.tsx";
import { ProcessingTile } from "./tiles/processing-tile.tsx";
import { UploadTile } from "./tiles/upload-tile.tsx";
import { VideoTile } from "./tiles/video-tile.tsx";
import { VideoPlayer } from "./video-player.tsx";

interface BetaStripProps {
  route: Route;
  /** False for a route that was stripped long ago. */
  canUpload: boolean;
}

/** Videos that show how to climb the route. Signed-in users can upload one. */
export function BetaStrip({ route, canUpload }: BetaStripProps) {
  const videos = useQuery(videoQueries.listByRoute(route.id));

  return videos.isFetched && !videos.data ? (
    <LoadWarning queries={{ "Couldn't load the videos.": videos }} />
  ) : (
    <Videos key={route.id} route={route} canUpload={canUpload} videos={videos.data ?? NO_VIDEOS} />
  );
}

function Videos({ route, canUpload, videos }: BetaStripProps & { videos: readonly Video[] }) {
  const { user } = useMe();
  const uploader = canUpload ? user : undefined;
  const player = useOverlayState("video");
  const { getVisibility, show } = useShownBeta();
  const shownVideos = videos.filter(({ processed, hidden }) => processed && !hidden);
  const openVideo = videos.find(
    (video) => video.id === player.value && getVisibility(video) === "visible",
  );

  if (videos.length === 0 && !uploader) return null;
  return (
    <section aria-labelledby="beta">
      <BetaHeader
        titleId="beta"
        videoCount={shownVideos.length}
        isCovered={shownVideos.some((video) => getVisibility(video) === "covered")}
        onShow={show}
      />
      <Strip>
        {uploader && (
          <li>
            <UploadTile route={route} user={uploader} />
          </li>
        )}
        {sortVideos(videos).map((video) => (
          <li key={video.id}>
            <Tile
              video={video}
              visibility={getVisibility(video)}
              onPlay={() => player.open(video.id)}
              onShow={show}
            />
          </li>
        ))}
      </Strip>
      {openVideo && (
        <VideoPlayer
          video={openVideo}
          user={user}
          onClose={player.close}
          onRemoved={() => player.closeOverlays(OVERLAY_COUNT)}
        />
      )}
    </section>
  );
}

/** A deletion or a block closes its dialog and the player. */
const OVERLAY_COUNT = 2;
const NO_VIDEOS: readonly Video[] = [];

/** A tap shows all covered videos, until the panel closes or shows another route. */
function useShownBeta() {
  const getGuardedVisibility = useBetaGuard();
  const [isShown, setIsShown] = useState(false);
  return {
    getVisibility: (video: Video): BetaVisibility =>
      isShown ? "visible" : getGuardedVisibility(video),
    show: () => setIsShown(true),
  };
}

function Tile(props: ComponentProps<typeof VideoTile>) {
  const { video } = props;
  if (video.failed) return <FailedTile video={video} />;
  if (video.hidden) return <HiddenTile />;
  return video.processed ? <VideoTile {...props} /> : <ProcessingTile />;
}

const Strip = styled.ul`
  display: flex;
  gap: 10px;
  min-height: 148px;
  margin: 0 -16px;
  padding: 0 16px;
  overflow-x: auto;
  scroll-padding: 16px;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  > li {
    flex: none;
  }
`;
