import { isApiError } from "@topout/shared/api";
import { accountMutations } from "@topout/shared/api/account";
import { shrinkImage } from "@topout/shared/api/upload";
import type { User } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { useState } from "react";

import { type PhotoPicker, usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";
import { USERNAME_TAKEN, useUsernameCheck } from "../../features/username/use-username-check.ts";
import { getChanges, type Draft } from "./draft.ts";

/** What is edited, what is wrong with it, and how it is saved. */
export function useSettingsForm(user: User) {
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const photo = usePhotoPicker();
  const cover = usePhotoPicker();
  const draft: Draft = { ...user, ...edits };
  const changes = getChanges(user, edits);
  const name = useUsernameCheck(user.username, draft.username);
  const { update, sendPhoto, sendCover } = useSavings();

  const steps = [
    Object.keys(changes).length > 0 && (() => update.mutateAsync(changes)),
    sending(photo, sendPhoto.mutateAsync),
    sending(cover, sendCover.mutateAsync),
  ].filter((step) => step !== false);

  /** One after another, since each answers with the whole account; what fails stays on the form. */
  const save = async () => {
    let failed = 0;
    for (const step of steps) failed += (await succeeds(step)) ? 0 : 1;
    if (failed === 0) notify({ type: "success", title: "Settings Updated" });
  };

  const refused = isApiError(update.error, "UPDATE_USERNAME_ALREADY_EXISTS");
  const stillRefused = refused && update.variables?.username === draft.username;
  return {
    draft,
    edit: (change: Partial<Draft>) => setEdits((before) => ({ ...before, ...change })),
    photo,
    cover,
    checking: name.checking,
    complaint: name.complaint ?? (stillRefused ? USERNAME_TAKEN : undefined),
    changed: steps.length > 0,
    saving: update.isPending || sendPhoto.isPending || sendCover.isPending,
    save,
  };
}

const useSavings = () => ({
  update: useMutation({
    ...accountMutations.update(),
    meta: { handledErrors: ["UPDATE_USERNAME_ALREADY_EXISTS"] },
  }),
  sendPhoto: useMutation(accountMutations.updateProfilePhoto()),
  sendCover: useMutation(accountMutations.updateCoverPhoto()),
});

const sending = ({ file, sent }: PhotoPicker, send: (photo: Blob) => Promise<unknown>) =>
  file !== undefined &&
  (async () => {
    await send(await shrinkImage(file));
    sent(file);
  });

/** Its failure has been told where all of them are. */
const succeeds = (step: () => Promise<unknown>) =>
  step().then(
    () => true,
    () => false,
  );
