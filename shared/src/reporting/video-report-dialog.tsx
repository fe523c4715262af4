import { videoUrls } from "@topout/shared/api/videos";
import type { User, Video } from "@topout/shared/contract";

import { ReportDialog } from "./report-dialog.tsx";

interface VideoReportDialogProps {
  video: Video;
  /** Who reports. */
  user: User;
  onClose: () => void;
}

export const VideoReportDialog = ({ video, user, onClose }: VideoReportDialogProps) => (
  <ReportDialog
    title="Report this video"
    subject={{ type: "video", id: video.id }}
    name={`${video.route_name} · ${video.username}`}
    note={`${video.username} will not learn who reported it.`}
    image={<img src={videoUrls.thumbnail(video)} alt="" />}
    user={user}
    onClose={onClose}
  />
);
