import { videoUrls } from "@topout/shared/api/videos";
import { keyframes, styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import type { BetaClip } from "./beta-clips.ts";
import { ScreenHold } from "./screen-hold.tsx";
import { scaled } from "./scale.ts";
import { usePlayback } from "./use-playback.ts";

/** Plays one video after the other, without sound. With reduced motion, shows an image of the first one. */
export function BetaLoop({ clips }: { clips: readonly BetaClip[] }) {
  const { clip, run, previous, playNext, handleError } = usePlayback(clips);
  const hasReducedMotion = useMediaQuery(media.reducedMotion);
  if (!clip) return null;

  const label = `Beta of ${clip.route.name}, muted`;
  return (
    <Frame>
      {hasReducedMotion ? (
        <Still src={videoUrls.thumbnail(toFiles(clip))} alt={label} />
      ) : (
        <>
          {/* The last frame of the previous video, over which the next one fades in. */}
          {previous && (
            <Video key={`${previous.id} ${run - 1}`} {...getSources(previous)} muted aria-hidden />
          )}
          <Video
            key={`${clip.id} ${run}`}
            {...getSources(clip)}
            aria-label={label}
            autoPlay
            muted
            playsInline
            loop={clips.length === 1}
            onEnded={playNext}
            onError={handleError}
          />
        </>
      )}
      <Caption translate="no">
        <ScreenHold circuit={clip.route} size={32} />
        {clip.route.name}
      </Caption>
    </Frame>
  );
}

const toFiles = ({ id }: BetaClip) => ({ id, media_key: null });

const getSources = (clip: BetaClip) => ({
  src: videoUrls.video(toFiles(clip)),
  poster: videoUrls.thumbnail(toFiles(clip)),
});

const Frame = styled.div`
  position: relative;
  grid-row: 1 / span 2;
  grid-column: 2;
  min-height: 0;
  overflow: hidden;
  border-radius: ${scaled(24)};
  background: ${color.sunken};
`;

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  animation: ${fadeIn} 600ms;
`;

const Still = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Caption = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: ${scaled(10)};
  align-items: center;
  padding: ${scaled(60)} ${scaled(16)} ${scaled(12)};
  overflow: hidden;
  background: linear-gradient(transparent, rgb(10 9 8 / 84%));
  color: #fff;
  font: 680 ${scaled(34)} / ${scaled(40)} var(--font);
  white-space: nowrap;
`;
