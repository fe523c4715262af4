import { useMe } from "@topout/shared/api";
import { videoQueries } from "@topout/shared/api/videos";
import type { Route, Video } from "@topout/shared/contract";
import { formatVideoCount } from "@topout/shared/domain";
import { styled, useOverlayState, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { LoadWarning } from "@topout/shared/ui";

import { sortVideos } from "./sort-videos.ts";
import { FailedTile } from "./tiles/failed-tile.tsx";
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
    <Videos route={route} canUpload={canUpload} videos={videos.data ?? NO_VIDEOS} />
  );
}

function Videos({ route, canUpload, videos }: BetaStripProps & { videos: readonly Video[] }) {
  const { user } = useMe();
  const uploader = canUpload ? user : undefined;
  const player = useOverlayState("video");
  const openVideo = videos.find(({ id }) => id === player.value);
  const processedVideos = videos.filter(({ processed }) => processed);

  if (videos.length === 0 && !uploader) return null;
  return (
    <section aria-labelledby="beta">
      <Header>
        <h3 id="beta">Beta</h3>
        {processedVideos.length > 0 && <small>{formatVideoCount(processedVideos.length)}</small>}
      </Header>
      <Strip>
        {uploader && (
          <li>
            <UploadTile route={route} user={uploader} />
          </li>
        )}
        {sortVideos(videos).map((video) => (
          <li key={video.id}>
            <Tile video={video} onPlay={({ id }) => player.open(id)} />
          </li>
        ))}
      </Strip>
      {openVideo && (
        <VideoPlayer
          video={openVideo}
          isOwn={openVideo.user === user?.id}
          onClose={player.close}
          onDeleted={() => player.closeOverlays(OVERLAY_COUNT)}
        />
      )}
    </section>
  );
}

/** A deletion closes the confirmation and the player. */
const OVERLAY_COUNT = 2;
const NO_VIDEOS: readonly Video[] = [];

function Tile({ video, onPlay }: { video: Video; onPlay: (video: Video) => void }) {
  if (video.failed) return <FailedTile video={video} />;
  if (!video.processed) return <ProcessingTile />;
  return <VideoTile video={video} onPlay={() => onPlay(video)} />;
}

const Header = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 10px;

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

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
