import { isApiError } from "@topout/shared/api";
import { securityMutations } from "@topout/shared/api/account";
import { EmailChange, type User } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";
import { Button, Dialog, Field, PasswordInput, TextInput, useForm } from "@topout/shared/ui";
import { useId } from "react";

import { DialogForm } from "../../settings-card/dialog-form.ts";

interface ChangeEmailDialogProps {
  user: User;
  onClose: () => void;
}

/** The address changes when the user confirms it on the screen behind the link in the email to the new address. */
export function ChangeEmailDialog({ user, onClose }: ChangeEmailDialogProps) {
  const id = useId();
  const change = useMutation({
    ...securityMutations.changeEmail(),
    meta: { handledErrors: ["LOGIN_BAD_CREDENTIALS"] },
    onSuccess: (_data, { email }) => {
      onClose();
      notify({
        type: "success",
        title: "Check your inbox",
        message: `To confirm the change, open the link we sent to ${email}.`,
      });
    },
    onError: (error) => {
      if (isApiError(error, "LOGIN_BAD_CREDENTIALS")) {
        setErrors({ password: "Incorrect password." });
      }
    },
  });
  const { form, getError, setErrors } = useForm({
    schema: EmailChange,
    mutate: change.mutate,
  });

  return (
    <Dialog
      title="Change email"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={change.isPending}>
            Send link
          </Button>
        </>
      }
    >
      <p>
        {`We'll send a link to your new address. Until you confirm there, log in with ${user.email}.`}
      </p>
      <DialogForm id={id} {...form}>
        <Field label="New email" error={getError("email")}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            data-autofocus
          />
        </Field>
        <Field label="Password" error={getError("password")}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </DialogForm>
    </Dialog>
  );
}
