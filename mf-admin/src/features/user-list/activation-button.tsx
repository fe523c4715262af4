import type { User } from "@topout/shared/contract";
import { Button, IconButton, Lock, LockOpen } from "@topout/shared/ui";
import { useState } from "react";

import { ActivationDialog } from "./activation-dialog.tsx";

interface ActivationButtonProps {
  user: User;
  /** Shows only the icon. */
  isCompact?: boolean;
}

/** Deactivates or reactivates an account, after a confirmation. */
export function ActivationButton({ user, isCompact = false }: ActivationButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const action = user.is_active ? "Deactivate" : "Reactivate";
  const Icon = user.is_active ? Lock : LockOpen;
  const label = `${action}: ${user.username}`;
  const open = () => setIsOpen(true);

  return (
    <>
      {isCompact ? (
        <IconButton label={label} onClick={open}>
          <Icon size={19} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button size="small" icon={<Icon size={17} />} aria-label={label} onClick={open}>
          {action}
        </Button>
      )}
      {isOpen && <ActivationDialog user={user} onClose={() => setIsOpen(false)} />}
    </>
  );
}
