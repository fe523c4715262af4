import { type SubmitEvent, useId } from "react";

import type { PlacedRoute } from "@topout/shared/api/staff";
import type { Circuit } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Banner, CircleAlert, useCloseBlocker } from "@topout/shared/ui";

import { PhotoButtons } from "../../photos/photo-buttons.tsx";
import { FormDialog } from "../../route-writes/form-dialog.tsx";
import { BatchList } from "./batch-list.tsx";
import { getCapacity, getFreeRouteIds, MAX_BATCH_PHOTOS } from "./photo-batch.ts";
import { usePhotoBatch } from "./use-photo-batch.ts";
import { type SaveBatchOptions, useSaveBatch } from "./use-save-batch.ts";

export interface BatchDialogProps {
  /** The new routes without a photo, in the order of placing. */
  routes: readonly PlacedRoute[];
  circuits: readonly Circuit[];
  savePhoto: SaveBatchOptions["savePhoto"];
  onClose: () => void;
}

/** Takes or chooses the photos of several new routes. The user decides which route gets which photo, and saves them. */
export function BatchDialog({ routes, circuits, savePhoto, onClose }: BatchDialogProps) {
  const formId = useId();
  const photoBatch = usePhotoBatch(routes);
  const { batch, routeIds, isLimitReached, isConverting, add } = photoBatch;
  const blocker = useCloseBlocker({ hasChanges: batch.photos.length > 0, onClose });
  const { isSaving, save } = useSaveBatch({
    routes,
    photoBatch,
    savePhoto,
    onSaved: blocker.close,
  });
  const hasPhotoToSave = batch.photos.some(
    ({ file, routeId }) => file && routeId !== undefined && routeIds.includes(routeId),
  );
  const canTakeAnother = getFreeRouteIds(batch, routeIds).length > 1 && getCapacity(batch) > 1;

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <FormDialog
      blocker={blocker}
      title="Photos of new routes"
      formId={formId}
      submitLabel="Save photos"
      isBusy={isSaving || isConverting}
      isDisabled={!hasPhotoToSave}
      footerStart={
        <PhotoButtons
          label="Choose"
          multiple
          isCameraRepeated={canTakeAnother}
          onChoose={(file) => void add(file)}
        />
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <Intro>
          The routes are in the order of placing, and get the photos in the order of choosing. An
          arrow moves the photos by one route.
        </Intro>
        {isLimitReached && (
          <Banner tone="warning" role="alert" icon={<CircleAlert size={20} />}>
            {`Up to ${MAX_BATCH_PHOTOS} photos can be added together. The others were left out. Save these first.`}
          </Banner>
        )}
        <BatchList routes={routes} circuits={circuits} photoBatch={photoBatch} />
      </Form>
    </FormDialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Intro = styled.p`
  color: ${color["text-2"]};
  font: ${typography.small};
`;
