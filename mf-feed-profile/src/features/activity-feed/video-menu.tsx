import { useMe } from "@topout/shared/api";
import type { Video } from "@topout/shared/contract";
import { useOverlayState } from "@topout/shared/platform";
import { Flag, MenuItem, MoreMenu, UserX } from "@topout/shared/ui";

/** The overlay states of the dialogs about a video. The values are ids of videos. */
export const useVideoDialogs = () => ({
  report: useOverlayState("reportVideo"),
  block: useOverlayState("blockOwner"),
});

/** The actions for a video of another user. */
export function VideoMenu({ video }: { video: Video }) {
  const { user } = useMe();
  const { report, block } = useVideoDialogs();
  if (!user || user.id === video.user) return null;

  return (
    <MoreMenu name={`${video.username}’s beta`}>
      <MenuItem icon={<Flag size={19} />} onSelect={() => report.open(video.id)}>
        Report
      </MenuItem>
      <MenuItem icon={<UserX size={19} />} onSelect={() => block.open(video.id)}>
        Block
      </MenuItem>
    </MoreMenu>
  );
}
