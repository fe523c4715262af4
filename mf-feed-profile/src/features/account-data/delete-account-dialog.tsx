import { isApiError } from "@topout/shared/api";
import { accountMutations } from "@topout/shared/api/account";
import { createAccountRemovalForm, type User } from "@topout/shared/contract";
import { notify, signOut, useMutation, withOutbox } from "@topout/shared/platform";
import {
  Banner,
  Button,
  CircleAlert,
  Dialog,
  Field,
  HiddenUsername,
  PasswordInput,
  TextInput,
  useForm,
} from "@topout/shared/ui";
import { useId, useMemo } from "react";

import { DialogForm } from "../../settings-card/dialog-form.ts";

interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Requires the username and the password, because deleting an account cannot be undone. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const id = useId();
  const { remove, form, getError } = useAccountRemoval(user.username);

  return (
    <Dialog
      title="Delete account"
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="danger" isBusy={remove.isPending}>
            Delete account
          </Button>
        </>
      }
    >
      <p>
        Your climbs, bumps, projects, photos and videos will be deleted with your account. This
        cannot be undone.
      </p>
      {isApiError(remove.error, "LAST_ADMIN") && (
        <Banner tone="danger" role="alert" icon={<CircleAlert size={20} />}>
          {remove.error.message}
        </Banner>
      )}
      <DialogForm id={id} {...form}>
        <Field label={`Type your username, ${user.username}`} error={getError("username")}>
          <TextInput name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <HiddenUsername email={user.email} />
        <Field label="Password" error={getError("password")}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </DialogForm>
    </Dialog>
  );
}

function useAccountRemoval(username: string) {
  const remove = useMutation({
    ...accountMutations.remove(),
    meta: { handledErrors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN"] },
    onSuccess: async () => {
      await withOutbox(
        (outbox) => outbox.discardAll(),
        "Your waiting changes couldn't be deleted from this device.",
      );
      signOut();
      notify({
        type: "success",
        title: "Account deleted",
        message: "All your data has been deleted.",
      });
    },
    onError: (error) => {
      if (isApiError(error, "LOGIN_BAD_CREDENTIALS")) {
        setErrors({ password: "Incorrect password." });
      }
    },
  });
  const schema = useMemo(() => createAccountRemovalForm(username), [username]);
  const { form, getError, setErrors } = useForm({
    schema,
    mutate: ({ password }, options) => remove.mutate({ password }, options),
  });

  return { remove, form, getError };
}
