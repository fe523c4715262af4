import {
  type DraftPhoto as Photo,
  draftPhotoQuery,
  type PlacedRoute,
} from "@topout/shared/api/staff";
import { keepPreviousData, useQuery } from "@topout/shared/platform";
import { BlobImage, Camera } from "@topout/shared/ui";

interface DraftPhotoProps {
  draft: PlacedRoute;
  iconSize: number;
}

/** The photo of a new route, also while it waits on the device. A camera without one. */
export const DraftPhoto = ({ draft: { id, photo }, iconSize }: DraftPhotoProps) =>
  photo ? (
    <StoredPhoto key={id} routeId={id} photo={photo} iconSize={iconSize} />
  ) : (
    <Camera size={iconSize} />
  );

interface StoredPhotoProps {
  routeId: string;
  photo: Photo;
  iconSize: number;
}

function StoredPhoto({ routeId, photo, iconSize }: StoredPhotoProps) {
  const { data } = useQuery({
    ...draftPhotoQuery(routeId, photo),
    placeholderData: keepPreviousData,
  });
  return data ? <BlobImage blob={data} alt="" /> : <Camera size={iconSize} />;
}
