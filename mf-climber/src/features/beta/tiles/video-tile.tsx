import { useState } from "react";

import { imageUrls } from "@topout/shared/api";
import { videoUrls } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media, motion, typography } from "@topout/shared/theme";
import { Avatar, Play } from "@topout/shared/ui";

import { tileStyles } from "./tile-styles.ts";

interface VideoTileProps {
  video: Video;
  onPlay: () => void;
}

export function VideoTile({ video, onPlay }: VideoTileProps) {
  const { id, user, username, has_profile_photo } = video;
  const [hasImageError, setHasImageError] = useState(false);

  return (
    <TileButton type="button" aria-label={`Play ${username}’s beta`} onClick={onPlay}>
      {!hasImageError && (
        <img
          src={videoUrls.thumbnail(id)}
          alt=""
          width={104}
          height={148}
          loading="lazy"
          decoding="async"
          onError={() => setHasImageError(true)}
        />
      )}
      <Disc>
        <Play size={20} aria-hidden="true" />
      </Disc>
      <Owner>
        <Avatar size={22} photo={imageUrls.avatar({ id: user, has_profile_photo })} />
        <span translate="no">{username}</span>
      </Owner>
    </TileButton>
  );
}

const TileButton = styled.button`
  ${tileStyles}
  background: ${color.sunken};

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:active > span:first-of-type {
    transform: scale(0.94);
  }

  ${media.hover} {
    &:hover > span:first-of-type {
      background: rgb(20 19 17 / 84%);
    }
  }
`;

const Disc = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: rgb(20 19 17 / 66%);
  color: #fff;
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
