import type { Video } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { CircleAlert, IconButton, Trash2 } from "@topout/shared/ui";

import { useRemoveVideo } from "../use-remove-video.ts";
import { NoticeTile } from "./notice-tile.ts";

/** Visible only to the owner. Removes the video without confirmation, because it cannot be played anyway. */
export function FailedTile({ video }: { video: Video }) {
  const { remove, isPending } = useRemoveVideo();

  return (
    <Box>
      <CircleAlert size={24} aria-hidden="true" />
      <span>This video couldn't be processed.</span>
      <IconButton
        size="small"
        variant="danger"
        label="Remove this video"
        isDisabled={isPending}
        onClick={() => remove(video)}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}

const Box = styled(NoticeTile)`
  color: ${color["danger-text"]};
`;
