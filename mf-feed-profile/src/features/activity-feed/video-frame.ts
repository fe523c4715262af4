import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

/** The space of a video, or of its still. */
export const VideoFrame = styled.div`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 10 / 9;
  overflow: hidden;
  background: ${color.sunken};

  > * {
    width: 100%;
    height: 100%;
    max-height: none;
    border-radius: 0;
  }

  > img {
    object-fit: cover;
  }
`;
