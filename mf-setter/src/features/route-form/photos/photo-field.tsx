import { useId } from "react";

import { imageUrls } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography, type Skin } from "@topout/shared/theme";
import { FileButton, ImagePlus, RouteThumbnail, Spinner } from "@topout/shared/ui";

import { FieldGroup, FieldGroupLabel } from "../field-group.ts";
import { PhotoTrayList } from "./photo-tray-list.tsx";
import type { usePhotoTray } from "./use-photo-tray.ts";

interface PhotoFieldProps {
  photos: ReturnType<typeof usePhotoTray>;
  /** The edited route. Undefined for a new one, whose form accepts several photos. */
  route: Route | undefined;
  skin: Skin;
}

/** The photo of the route, from the camera or a file, and the photos for the next routes. */
export function PhotoField({ photos, route, skin }: PhotoFieldProps) {
  const id = useId();
  const storedPhoto = route?.has_image ? imageUrls.routeThumbnail(route) : undefined;
  const preview = photos.currentPhoto?.url ?? storedPhoto;
  const isEmpty = preview === undefined;
  const chooseLabel = getChooseLabel(isEmpty, !route);

  return (
    <FieldGroup>
      <FieldGroupLabel>
        Image <small>Optional</small>
      </FieldGroupLabel>
      <Drop>
        <Preview photo={preview} isConverting={photos.isConverting} skin={skin} />
        <Text>
          <b>{isEmpty ? "Take or choose a photo" : "Photo added"}</b>
          <small id={id}>under 2mb</small>
        </Text>
        <FileButton accept="image/*" aria-describedby={id} multiple={!route} onChoose={photos.add}>
          {chooseLabel}
        </FileButton>
      </Drop>
      {!route && (
        <PhotoTrayList tray={photos.tray} onSelect={photos.select} onRemove={photos.remove} />
      )}
    </FieldGroup>
  );
}

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

const Drop = styled.div`
  display: flex;
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
