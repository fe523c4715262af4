import { isApiError } from "@topout/shared/api";
import { createPasswordChange, securityMutations } from "@topout/shared/api/account";
import { PasswordChange, type User } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { Button, Dialog, Field, HiddenUsername, PasswordInput, useForm } from "@topout/shared/ui";
import { useId, useState } from "react";

import { DialogForm } from "../../settings-card/dialog-form.ts";

interface ChangePasswordDialogProps {
  user: User;
  onClose: () => void;
}

export function ChangePasswordDialog({ user, onClose }: ChangePasswordDialogProps) {
  const id = useId();
  const [changePassword] = useState(createPasswordChange);
  const change = useMutation({
    ...securityMutations.changePassword(),
    mutationFn: changePassword,
    meta: { handledErrors: ["LOGIN_BAD_CREDENTIALS", "REGISTER_INVALID_PASSWORD"] },
    onSuccess: () => {
      onClose();
      notify({
        type: "success",
        title: "Password changed",
        message: "You've been signed out everywhere else.",
      });
    },
    onError: (error) => {
      if (isApiError(error, "LOGIN_BAD_CREDENTIALS")) {
        setErrors({ password: "Incorrect password." });
      }
      if (isApiError(error, "REGISTER_INVALID_PASSWORD")) {
        setErrors({ new_password: error.reason ?? error.message });
      }
    },
  });
  const { form, getError, setErrors } = useForm({
    schema: PasswordChange,
    mutate: change.mutate,
  });

  return (
    <Dialog
      title="Change password"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={change.isPending}>
            Change password
          </Button>
        </>
      }
    >
      <DialogForm id={id} {...form}>
        <HiddenUsername email={user.email} />
        <Field label="Current password" error={getError("password")}>
          <PasswordInput name="password" autoComplete="current-password" data-autofocus />
        </Field>
        <Field label="New password" error={getError("new_password")} hint="At least 5 characters">
          <PasswordInput name="new_password" autoComplete="new-password" />
        </Field>
      </DialogForm>
    </Dialog>
  );
}
