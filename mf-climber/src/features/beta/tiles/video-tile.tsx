import { imageUrls } from "@topout/shared/api";
import { type BetaVisibility, videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, motion, typography } from "@topout/shared/theme";
import {
  Avatar,
  coveringImage,
  Eye,
  PictureDisc,
  Play,
  tNuts,
  VideoThumbnail,
} from "@topout/shared/ui";

import { tileStyles } from "./tile-styles.ts";

interface VideoTileProps {
  video: Video;
  visibility: BetaVisibility;
  onPlay: () => void;
  /** Shows a covered video. The tile keeps its button, and so the focus. */
  onShow: () => void;
}

export function VideoTile({ video, visibility, onPlay, onShow }: VideoTileProps) {
  const { user, username, has_profile_photo } = video;
  const isVisible = visibility === "visible";

  return (
    <TileButton
      type="button"
      data-covered={!isVisible}
      aria-label={isVisible ? `Play ${username}’s beta` : `Show beta by ${username}`}
      onClick={isVisible ? onPlay : onShow}
    >
      {isVisible && <VideoThumbnail src={videoUrls.thumbnail(video)} />}
      {visibility !== "unknown" && (
        <Disc>
          {isVisible ? <Play size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </Disc>
      )}
      <Owner>
        <Avatar size={22} photo={imageUrls.avatar({ id: user, has_profile_photo })} />
        <span translate="no">{username}</span>
      </Owner>
    </TileButton>
  );
}

const Disc = styled(PictureDisc)`
  width: 40px;
  height: 40px;
  transition: transform ${motion.fast};
`;

/* White text on at least 80 % black, so that it is readable on any thumbnail. */
const Owner = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: 6px;
  align-items: center;
  padding: 26px 8px 8px;
  background: linear-gradient(transparent, rgb(10 9 8 / 84%) 60%);
  color: #fff;
  font: ${typography.micro};

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const TileButton = styled.button`
  ${tileStyles}
  background: ${color.sunken};

  > img {
    ${coveringImage}
  }

  &:active > ${Disc} {
    transform: scale(0.94);
  }

  ${media.hover} {
    &:hover > ${Disc} {
      background: rgb(16 15 13 / 84%);
    }
  }

  &[data-covered="true"] {
    --tnut-dot: ${color["board-dot"]};
    background-color: ${color.board};
    ${tNuts}

    ${media.forcedColors} {
      border: 1px solid CanvasText;
    }

    > ${Disc} {
      width: 44px;
      height: 44px;
      border: 1px solid ${color.line};
      background: ${color.surface};
      color: ${color["text-2"]};
    }

    > ${Owner} {
      background: none;
      color: ${color["text-2"]};
    }
  }
`;
