import { reportQueries } from "@topout/shared/api/staff";
import type { UserRef } from "@topout/shared/contract";
import { styled, useQuery } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { BlobImage, coveringImage } from "@topout/shared/ui";

/** The photos of a reported person. One of them can be missing. */
export function PhotoMedia({ user: { id, username } }: { user: UserRef }) {
  const profilePhoto = useQuery(reportQueries.photo("profilePhoto", id));
  const coverPhoto = useQuery(reportQueries.photo("coverPhoto", id));

  return (
    <Photos>
      {coverPhoto.data && (
        <Cover>
          <BlobImage blob={coverPhoto.data} alt={`Cover photo of ${username}`} />
        </Cover>
      )}
      {profilePhoto.data && (
        <ProfilePhoto>
          <BlobImage blob={profilePhoto.data} alt={`Profile photo of ${username}`} />
        </ProfilePhoto>
      )}
    </Photos>
  );
}

const Photos = styled.div`
  display: grid;
  gap: 14px;
  min-height: 144px;
  padding: 16px 16px 0;
  background: ${color.sunken};
`;

const Cover = styled.div`
  position: relative;
  height: 180px;
  overflow: hidden;
  border-radius: 16px;

  > img {
    ${coveringImage}
  }
`;

const ProfilePhoto = styled.div`
  position: relative;
  width: 128px;
  height: 128px;
  overflow: hidden;
  border-radius: 50%;

  > img {
    ${coveringImage}
  }
`;
