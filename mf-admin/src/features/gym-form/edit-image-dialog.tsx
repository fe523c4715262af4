import { imageUrls } from "@topout/shared/api";
import { gymMutations } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { Button, Dialog } from "@topout/shared/ui";
import { useState } from "react";

import { ImageField } from "./image-field.tsx";

interface EditImageDialogProps {
  gym: Gym;
  onClose: () => void;
}

/** Replaces the image of a gym. Save without a new image shows an error. */
export function EditImageDialog({ gym, onClose }: EditImageDialogProps) {
  const [image, setImage] = useState<Blob>();
  const [isMissing, setIsMissing] = useState(false);
  const update = useMutation({
    ...gymMutations.update(),
    afterSuccess: () => notify({ type: "success", title: "Gym Updated" }),
  });

  const handleSave = () => {
    setIsMissing(!image);
    if (!image) return;
    update.mutate({ id: gym.id, photo: image }, { onSuccess: onClose });
  };

  return (
    <Dialog
      title="Edit Gym Image"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={update.isPending} onClick={handleSave}>
            Save
          </Button>
        </>
      }
    >
      <ImageField
        image={image}
        storedUrl={gym.has_image ? imageUrls.gym(gym) : undefined}
        error={isMissing && !image ? "Choose an image first. Nothing was changed." : undefined}
        onChange={setImage}
      />
    </Dialog>
  );
}
