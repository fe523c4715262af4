import { styled } from "@topout/shared/platform";
import { useEffect, useRef } from "react";

interface BlobVideoProps {
  blob: Blob;
  label: string;
}

/** Plays a video that has no public URL, because the user has asked for it. Takes the focus of the play button. */
export function BlobVideo({ blob, label }: BlobVideoProps) {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (video.current) {
      video.current.src = url;
      video.current.focus({ preventScroll: true });
    }
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return <Player ref={video} aria-label={label} controls autoPlay muted playsInline />;
}

const Player = styled.video`
  display: block;
  width: 100%;
  max-height: 60dvh;
  background: #141311;
`;
