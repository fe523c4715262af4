import { styled } from "@topout/shared/platform";
import { color, frame, media } from "@topout/shared/theme";

export const Page = styled.div`
  max-width: 1104px;
  margin: 0 auto;
`;

/** Directly below the header, and full width on phones and tablets. */
export const CoverBox = styled.div`
  height: 168px;
  margin: 0 calc(${frame.gut} * -1);
  overflow: hidden;
  background: ${color.sunken};

  > * {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.desktop} {
    height: 220px;
    margin: 0;
    border-radius: 0 0 28px 28px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  ${media.desktop} {
    grid-template-columns: 330px minmax(0, 1fr);
    gap: 36px;
    margin-top: 6px;
  }
`;

export const UserColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
`;

export const StatsColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;

  ${media.desktop} {
    padding-top: 24px;
  }
`;

/** The avatar, which overlaps the cover, and the owner's links. */
export const AvatarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: end;
  justify-content: space-between;
  margin: -46px 0 -6px;

  > :first-child {
    position: relative;
    box-shadow: 0 0 0 5px ${color.bg};
  }

  ${media.desktop} {
    margin-top: -64px;
  }
`;

/** In pixels. */
export const getAvatarSize = (isDesktop: boolean) => (isDesktop ? 128 : 96);
