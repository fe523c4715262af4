import { accountMutations } from "@topout/shared/api/account";
import { shrinkImage } from "@topout/shared/api/upload";
import type { User } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { useMutation, useNavigate } from "@topout/shared/platform";
import { useState } from "react";

import { usePhotoPicker } from "../../features/photo-picker/use-photo-picker.ts";

type Parts = Pick<User, "home_gym" | "about">;

const later = {
  failure: { message: "This could not be saved. You can add it later in Settings." },
};

/** What somebody tells of themselves, and the way on. Nothing holds it up: what fails is told on the dashboard. */
export function useWelcomeForm(user: User) {
  const navigate = useNavigate();
  const [parts, setParts] = useState<Parts>({ home_gym: user.home_gym, about: user.about });
  const photo = usePhotoPicker();
  const update = useMutation({ ...accountMutations.update(), meta: later });
  const send = useMutation({ ...accountMutations.updateProfilePhoto(), meta: later });

  const go = async () => {
    const told = parts.home_gym !== user.home_gym || parts.about !== user.about;
    // The dashboard opens on the home gym, so that goes first; a photo may take its time.
    if (told) await update.mutateAsync(parts).catch(() => undefined);
    if (photo.file) void shrinkImage(photo.file).then(send.mutate);
    void navigate(paths.dashboard, { replace: true });
  };

  return {
    parts,
    change: (change: Partial<Parts>) => setParts((before) => ({ ...before, ...change })),
    photo,
    saving: update.isPending,
    go,
  };
}
