import { isApiError } from "@topout/shared/api";
import { accountMutations } from "@topout/shared/api/account";
import { DisplayName, getIssueMessage, type User, type UserChange } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { useState } from "react";

import { type PhotoPicker, usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";
import { USERNAME_TAKEN, useUsernameCheck } from "../../features/username/use-username-check.ts";
import {
  type Draft,
  isEmptyDraft,
  toDraft,
  toUserChange,
} from "../../features/unsaved-changes/draft.ts";
import { hasSucceeded } from "../../features/unsaved-changes/has-succeeded.ts";
import { useDraftWriter, useStoredDraft } from "../../features/unsaved-changes/use-stored-draft.ts";
import { getChanges } from "./get-changes.ts";

/** State, validation and saving of the settings form. */
export function useSettingsForm(user: User) {
  const { draft, changes, edit, photo, cover, discard, isRestored } = useSettingsDraft(user);
  const usernameCheck = useUsernameCheck(user.username, draft.username);
  const { update, uploadPhoto, uploadCover } = useSettingsMutations();

  const requests = [
    Object.keys(changes).length > 0 && (() => update.mutateAsync(toUserChange(changes))),
    createUpload(photo, uploadPhoto.mutateAsync),
    createUpload(cover, uploadCover.mutateAsync),
  ].filter((request) => request !== false);

  /** Sends one request at a time, because each response contains the whole account. Failed changes stay in the form. */
  const save = async () => {
    let isSaved = true;
    for (const request of requests) isSaved = (await hasSucceeded(request())) && isSaved;
    if (isSaved) notify({ type: "success", title: "Settings Updated" });
  };

  return {
    draft,
    edit,
    photo,
    cover,
    usernameCheck,
    usernameError: usernameCheck.error ?? getUsernameError(update, draft.username),
    displayNameError: getDisplayNameError(update, draft.display_name),
    hasChanges: requests.length > 0,
    isSaving: update.isPending || uploadPhoto.isPending || uploadCover.isPending,
    save,
    discard,
    isRestored,
  };
}

interface AccountUpdate {
  readonly error: Error | null;
  readonly variables: UserChange | undefined;
}

/** Returns why the server rejected the username of the draft. A limit says when the next change is possible. */
function getUsernameError({ error, variables }: AccountUpdate, username: string) {
  if (variables?.username !== username) return undefined;
  if (isApiError(error, "UPDATE_USERNAME_ALREADY_EXISTS")) return USERNAME_TAKEN;
  if (isApiError(error, "RATE_LIMITED")) return error.message;
  return isApiError(error, "NAME_NOT_ALLOWED") && error.field !== "display_name"
    ? error.message
    : undefined;
}

/** Returns why the display name of the draft is invalid, or why the server rejected it. */
function getDisplayNameError({ error, variables }: AccountUpdate, name: string | null) {
  const result = DisplayName.safeParse(name, { error: getIssueMessage });
  if (!result.success) return result.error.issues[0]?.message;
  const isRejected = isApiError(error, "NAME_NOT_ALLOWED") && error.field === "display_name";
  return isRejected && variables?.display_name === result.data ? error.message : undefined;
}

/** The account with the user's unsaved changes. */
function useSettingsDraft(user: User) {
  const { storage, restoredDraft } = useStoredDraft("settings");
  const [edits, setEdits] = useState(restoredDraft.fields);
  const photo = usePhotoPicker("photo", restoredDraft.photo);
  const cover = usePhotoPicker("cover", restoredDraft.cover);
  const account = toDraft(user);
  const draft: Draft = { ...account, ...edits };
  const changes = getChanges(account, edits);
  useDraftWriter(storage, { fields: changes, photo: photo.photo, cover: cover.photo });

  return {
    draft,
    changes,
    edit: (change: Partial<Draft>) => setEdits((previous) => ({ ...previous, ...change })),
    photo,
    cover,
    discard: () => {
      setEdits({});
      photo.clear(photo.photo);
      cover.clear(cover.photo);
      storage.removeAll();
    },
    isRestored: !isEmptyDraft(restoredDraft),
  };
}

const useSettingsMutations = () => ({
  update: useMutation({
    ...accountMutations.update(),
    meta: {
      handledErrors: ["UPDATE_USERNAME_ALREADY_EXISTS", "NAME_NOT_ALLOWED", "RATE_LIMITED"],
    },
  }),
  uploadPhoto: useMutation(accountMutations.updateProfilePhoto()),
  uploadCover: useMutation(accountMutations.updateCoverPhoto()),
});

const createUpload = ({ photo, clear }: PhotoPicker, upload: (photo: Blob) => Promise<unknown>) =>
  photo !== undefined &&
  (async () => {
    await upload(photo);
    clear(photo);
  });
