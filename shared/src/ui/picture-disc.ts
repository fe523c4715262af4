import { styled } from "@topout/shared/platform";

/** The dark disc behind an icon on a picture, such as Play on the still of a video. Set its size with `styled(PictureDisc)`. */
export const PictureDisc = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: rgb(16 15 13 / 66%);
  color: #fff;
`;
