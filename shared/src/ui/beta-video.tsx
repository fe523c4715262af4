import { type ComponentProps, useState } from "react";

import { styled } from "@topout/shared/platform";
import { color, radius } from "@topout/shared/theme";

import { Banner } from "./banner.tsx";

type BetaVideoProps = Required<Pick<ComponentProps<"video">, "src" | "poster" | "aria-label">>;

/** Plays immediately, muted and in a loop. It needs no captions track, because beta videos have no speech. */
export function BetaVideo(props: BetaVideoProps) {
  const [hasError, setHasError] = useState(false);
  if (hasError) {
    return (
      <Banner tone="danger" role="alert">
        This video couldn't be played.
      </Banner>
    );
  }
  return (
    <Player
      {...props}
      controls
      autoPlay
      playsInline
      muted
      loop
      preload="metadata"
      onError={() => setHasError(true)}
    />
  );
}

const Player = styled.video`
  /* The ratio until the metadata of the video is loaded. Most videos are upright, so a dialog rarely changes its size. */
  aspect-ratio: auto 3 / 4;
  width: 100%;
  max-height: 68dvh;
  border-radius: ${radius.lg};
  background: ${color.sunken};
`;
