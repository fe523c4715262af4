import { isApiError } from "@topout/shared/api";
import { accountMutations } from "@topout/shared/api/account";
import { AccountRemoval } from "@topout/shared/contract";
import { notify, signOut, useMutation } from "@topout/shared/platform";
import {
  Banner,
  Button,
  CircleAlert,
  Dialog,
  Field,
  PasswordInput,
  useForm,
} from "@topout/shared/ui";
import { useId } from "react";

/** Requires the password, because deleting an account cannot be undone. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const remove = useMutation({
    ...accountMutations.remove(),
    meta: { handledErrors: ["LOGIN_BAD_CREDENTIALS", "LAST_ADMIN"] },
    onSuccess: () => {
      signOut();
      notify({
        type: "success",
        title: "Account deleted",
        message: "Everything of yours has been deleted.",
      });
    },
    onError: (error) => {
      if (isApiError(error, "LOGIN_BAD_CREDENTIALS")) {
        setErrors({ password: "This is not your password." });
      }
    },
  });
  const { form, getError, setErrors } = useForm({ schema: AccountRemoval, mutate: remove.mutate });

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
          <Button type="submit" form={id} variant="danger" busy={remove.isPending}>
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
      <form id={id} {...form}>
        <Field label="Password" error={getError("password")}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </form>
    </Dialog>
  );
}
