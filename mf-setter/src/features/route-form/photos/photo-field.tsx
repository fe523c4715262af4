import { useId } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography, type Skin } from "@topout/shared/theme";
import { CircleAlert, ImagePlus, RouteThumbnail, Spinner } from "@topout/shared/ui";

import { PhotoButtons } from "../../../photos/photo-buttons.tsx";
import { FieldGroup, FieldGroupError, FieldGroupLabel } from "../../../route-writes/field-group.ts";
import { PhotoTrayList } from "./photo-tray-list.tsx";
import type { usePhotoTray } from "./use-photo-tray.ts";

interface PhotoFieldProps {
  photos: ReturnType<typeof usePhotoTray>;
  /** The edited route. Undefined for a new one, whose form accepts several photos. */
  route: Route | undefined;
  /** Whether the route gets the first photo of the tray. False if the user has chosen the photo of another user. */
  usesTrayPhoto: boolean;
  skin: Skin;
  onAdd: () => void;
}

/** The photo of the route, from the camera or a file, and the photos for the next routes. */
export function PhotoField(props: PhotoFieldProps) {
  const { photos, route, skin, onAdd } = props;
  const id = useId();
  const preview = getPreview(props);
  const isEmpty = preview === undefined;
  const handleChoose = (file: File) => {
    photos.add(file);
    onAdd();
  };

  return (
    <FieldGroup>
      <FieldGroupLabel>
        Image <small>Optional</small>
      </FieldGroupLabel>
      <Box>
        <Preview photo={preview} isConverting={photos.isConverting} skin={skin} />
        <Text>
          <b>{getStatus(props)}</b>
          <small id={id}>under 2mb</small>
        </Text>
        <PhotoButtons
          label={getChooseLabel(isEmpty, !route)}
          aria-describedby={id}
          multiple={!route}
          onChoose={handleChoose}
        />
      </Box>
      {photos.errors.map((error) => (
        <FieldGroupError key={error} role="alert">
          <CircleAlert size={16} />
          <span>{error}</span>
        </FieldGroupError>
      ))}
      {!route && (
        <PhotoTrayList tray={photos.tray} onSelect={photos.select} onRemove={photos.remove} />
      )}
    </FieldGroup>
  );
}

const getNewPhoto = ({ photos, usesTrayPhoto }: PhotoFieldProps) =>
  usesTrayPhoto ? photos.currentPhoto?.url : undefined;

const getPreview = (props: PhotoFieldProps) =>
  getNewPhoto(props) ??
  (props.route?.has_image ? imageUrls.routeThumbnail(props.route) : undefined);

const getStatus = (props: PhotoFieldProps) => {
  if (getNewPhoto(props) !== undefined) return "Photo added";
  return props.route?.has_image ? "Current photo" : "Take or choose a photo";
};

const getChooseLabel = (isEmpty: boolean, isNew: boolean) => {
  if (isEmpty) return "Choose";
  return isNew ? "Add" : "Replace";
};

interface PreviewProps {
  photo: string | undefined;
  isConverting: boolean;
  skin: Skin;
}

function Preview({ photo, isConverting, skin }: PreviewProps) {
  if (isConverting || photo === undefined) {
    return <Tile>{isConverting ? <Spinner size={22} /> : <ImagePlus size={24} />}</Tile>;
  }
  return (
    <RouteThumbnail photo={photo} skin={skin} holdSize={24} style={{ width: 52, height: 52 }} />
  );
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  align-items: center;
  padding: 14px;
  border: 2px dashed ${color["line-strong"]};
  border-radius: ${radius.lg};
  background: ${color.subtle};
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.md};
  background: ${color.sunken};
  color: ${color["text-2"]};
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;

  > b {
    display: block;
    font: ${typography.label};
  }

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
