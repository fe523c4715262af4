import { type BetaVisibility, videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { Eye, PictureDisc, Play, tNuts, VideoThumbnail } from "@topout/shared/ui";

import { VideoFrame } from "./video-frame.ts";

export interface VideoStillProps {
  video: Video;
  visibility: BetaVisibility;
  onPlay: () => void;
  /** Shows a covered video. The still keeps its button, and so the focus. */
  onShow: () => void;
}

export function VideoStill({ video, visibility, onPlay, onShow }: VideoStillProps) {
  const { route_name } = video;
  const isVisible = visibility === "visible";

  return (
    <StillButton
      type="button"
      data-covered={!isVisible}
      aria-label={isVisible ? `Play beta for ${route_name}` : `Show beta for ${route_name}`}
      onClick={isVisible ? onPlay : onShow}
    >
      {isVisible && <VideoThumbnail src={videoUrls.thumbnail(video)} />}
      {isVisible && (
        <Disc>
          <Play size={28} />
        </Disc>
      )}
      {visibility === "covered" && (
        <ShowLabel>
          <Eye size={20} />
          Show beta
        </ShowLabel>
      )}
    </StillButton>
  );
}

const Disc = styled(PictureDisc)`
  position: absolute;
  inset: 0;
  margin: auto;
`;

const ShowLabel = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  gap: 8px;
  align-items: center;
  margin: auto;
  padding: 0 18px;
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.text};
  font: ${typography.label};
`;

const StillButton = styled(VideoFrame).attrs({ as: "button" })<{
  type: "button";
  onClick: () => void;
}>`
  /* More specific than the rules of the frame for its children. */
  > ${Disc} {
    width: 68px;
    height: 68px;
    border-radius: 50%;
  }

  > ${ShowLabel} {
    width: fit-content;
    height: 44px;
    border-radius: ${radius.full};
  }

  &[data-covered="true"] {
    --tnut-dot: ${color["board-dot"]};
    background-color: ${color.board};
    ${tNuts}
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;
