import type { User } from "@topout/shared/contract";
import { useOverlayState } from "@topout/shared/platform";
import { Button } from "@topout/shared/ui";

import { SettingsCard, SettingsRow } from "../../settings-card/settings-card.tsx";
import { ChangeEmailDialog } from "./change-email-dialog.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { SessionList } from "./session-list.tsx";

/** Email address, password and sessions of the account. */
export function Security({ user }: { user: User }) {
  const email = useOverlayState("changeEmail");
  const password = useOverlayState("changePassword");

  return (
    <SettingsCard title="Security">
      <SettingsRow
        title="Email"
        description={user.email}
        action={
          <Button aria-haspopup="dialog" onClick={() => email.open(true)}>
            Change email
          </Button>
        }
      />
      <SettingsRow
        title="Password"
        description="A new password signs you out everywhere else."
        action={
          <Button aria-haspopup="dialog" onClick={() => password.open(true)}>
            Change password
          </Button>
        }
      />
      <SessionList />
      {email.value !== undefined && <ChangeEmailDialog user={user} onClose={email.close} />}
      {password.value !== undefined && (
        <ChangePasswordDialog user={user} onClose={password.close} />
      )}
    </SettingsCard>
  );
}
