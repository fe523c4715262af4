import { imageUrls } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { styled, useCacheBustedUrl } from "@topout/shared/platform";
import { Avatar, Camera, Card, ImagePlus } from "@topout/shared/ui";

import { getDefaultCoverUrl } from "../../cover/default-cover.ts";
import { PhotoButton } from "../../features/photo-picker/photo-button.tsx";
import type { PhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";

interface PhotosCardProps {
  user: User;
  photo: PhotoPicker;
  cover: PhotoPicker;
}

/** Previews the cover and the profile photo, with buttons to replace them. */
export function PhotosCard({ user, photo, cover }: PhotosCardProps) {
  const coverUrl = useCacheBustedUrl(user.has_cover_photo ? imageUrls.coverPhoto(user) : undefined);
  const photoUrl = imageUrls.avatar(user);

  return (
    <Box as="section" aria-label="Photos">
      <Cover>
        <img src={cover.preview ?? coverUrl ?? getDefaultCoverUrl()} alt="Your cover" />
        <PhotoButton picker={cover} icon={<Camera size={18} />} placement="onPhoto">
          Change cover photo
        </PhotoButton>
      </Cover>
      <ProfilePhoto>
        <Avatar photo={photo.preview ?? photoUrl} size={72} />
        <PhotoButton picker={photo} icon={<ImagePlus size={18} />}>
          Change photo
        </PhotoButton>
      </ProfilePhoto>
    </Box>
  );
}

const Box = styled(Card)`
  overflow: hidden;
`;

const Cover = styled.div`
  position: relative;
  height: 132px;

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  > div {
    position: absolute;
    right: 10px;
    bottom: 10px;
  }
`;

const ProfilePhoto = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  padding: 16px;
`;
