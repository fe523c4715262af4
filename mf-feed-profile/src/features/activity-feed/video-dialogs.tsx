import { useMe } from "@topout/shared/api";
import { BlockDialog } from "@topout/shared/blocking";
import type { Video } from "@topout/shared/contract";
import { VideoReportDialog } from "@topout/shared/reporting";

import { useVideoDialogs } from "./video-menu.tsx";

/** Reports one of these videos, or blocks its owner. */
export function VideoDialogs({ videos }: { videos: readonly Video[] }) {
  const { user } = useMe();
  const { report, block } = useVideoDialogs();
  const reported = videos.find(({ id }) => id === report.value);
  const blocked = videos.find(({ id }) => id === block.value);

  return (
    <>
      {user && reported && (
        <VideoReportDialog video={reported} user={user} onClose={report.close} />
      )}
      {user && blocked && (
        <BlockDialog user={{ ...blocked, id: blocked.user }} onClose={block.close} />
      )}
    </>
  );
}
