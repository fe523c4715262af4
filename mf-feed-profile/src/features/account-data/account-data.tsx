import { accountMutations } from "@topout/shared/api/account";
import type { User } from "@topout/shared/contract";
import { useMutation, useOverlayState } from "@topout/shared/platform";
import { Button, Download, Trash2 } from "@topout/shared/ui";

import { SettingsCard, SettingsRow } from "../../settings-card/settings-card.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { openDownload } from "./open-download.ts";

/** Lets users download their data or delete their account. */
export function AccountData({ user }: { user: User }) {
  const deletion = useOverlayState("deleteAccount");
  const createLink = useMutation({
    ...accountMutations.createExportLink(),
    meta: { canRetry: true },
    onSuccess: ({ url }) => openDownload(url),
  });

  return (
    <SettingsCard title="Your data">
      <SettingsRow
        title="Download everything"
        description="Your account, climbs, projects and bumps as files, with your photos and videos."
        action={
          <Button
            icon={<Download size={18} />}
            isBusy={createLink.isPending}
            onClick={() => createLink.mutate()}
          >
            Download
          </Button>
        }
      />
      <SettingsRow
        title="Delete account"
        description="Permanently delete your account and everything in it."
        action={
          <Button
            variant="dangerGhost"
            icon={<Trash2 size={18} />}
            aria-haspopup="dialog"
            onClick={() => deletion.open(true)}
          >
            Delete account
          </Button>
        }
      />
      {deletion.value !== undefined && <DeleteAccountDialog user={user} onClose={deletion.close} />}
    </SettingsCard>
  );
}
