import { isApiError } from "@topout/shared/api";
import { accountMutations } from "@topout/shared/api/account";
import { shrinkImage } from "@topout/shared/api/upload";
import type { User } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { useState } from "react";

import { type PhotoPicker, usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";
import { USERNAME_TAKEN, useUsernameCheck } from "../../features/username/use-username-check.ts";
import { getChanges, type Draft } from "./draft.ts";

/** State, validation and saving of the settings form. */
export function useSettingsForm(user: User) {
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const photo = usePhotoPicker();
  const cover = usePhotoPicker();
  const draft: Draft = { ...user, ...edits };
  const changes = getChanges(user, edits);
  const usernameCheck = useUsernameCheck(user.username, draft.username);
  const { update, uploadPhoto, uploadCover } = useSettingsMutations();

  const requests = [
    Object.keys(changes).length > 0 && (() => update.mutateAsync(changes)),
    createUpload(photo, uploadPhoto.mutateAsync),
    createUpload(cover, uploadCover.mutateAsync),
  ].filter((request) => request !== false);

  /** Sends one request at a time, because each response contains the whole account. Failed changes stay in the form. */
  const save = async () => {
    let failureCount = 0;
    for (const request of requests) failureCount += (await trySend(request)) ? 0 : 1;
    if (failureCount === 0) notify({ type: "success", title: "Settings Updated" });
  };

  const isTaken = isApiError(update.error, "UPDATE_USERNAME_ALREADY_EXISTS");
  const isDraftTaken = isTaken && update.variables?.username === draft.username;
  return {
    draft,
    edit: (change: Partial<Draft>) => setEdits((previous) => ({ ...previous, ...change })),
    photo,
    cover,
    isCheckingUsername: usernameCheck.isChecking,
    usernameError: usernameCheck.error ?? (isDraftTaken ? USERNAME_TAKEN : undefined),
    hasChanges: requests.length > 0,
    isSaving: update.isPending || uploadPhoto.isPending || uploadCover.isPending,
    save,
  };
}

const useSettingsMutations = () => ({
  update: useMutation({
    ...accountMutations.update(),
    meta: { handledErrors: ["UPDATE_USERNAME_ALREADY_EXISTS"] },
  }),
  uploadPhoto: useMutation(accountMutations.updateProfilePhoto()),
  uploadCover: useMutation(accountMutations.updateCoverPhoto()),
});

const createUpload = ({ file, clear }: PhotoPicker, upload: (photo: Blob) => Promise<unknown>) =>
  file !== undefined &&
  (async () => {
    await upload(await shrinkImage(file));
    clear(file);
  });

/** Returns whether the request succeeded. The query client shows a notification of the error. */
const trySend = (request: () => Promise<unknown>) =>
  request().then(
    () => true,
    () => false,
  );
