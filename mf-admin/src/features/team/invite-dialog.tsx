import { isApiError } from "@topout/shared/api";
import { teamMutations } from "@topout/shared/api/staff";
import { InvitationForm } from "@topout/shared/contract";
import { notify, styled, useMutation } from "@topout/shared/platform";
import { Banner, Button, Dialog, Field, Mail, TextInput, useForm } from "@topout/shared/ui";
import { useId } from "react";

import { RoleRadios } from "./role-radios.tsx";
import { UntilField } from "./until-field.tsx";
import { useIdempotentInvitation } from "./use-idempotent-invitation.ts";

interface InviteDialogProps {
  gymId: string;
  /** The date at the gym. */
  today: string;
  onClose: () => void;
}

/** Invites a person by email. */
export function InviteDialog({ gymId, today, onClose }: InviteDialogProps) {
  const id = useId();
  const invite = useMutation({
    ...teamMutations.invite(),
    mutationFn: useIdempotentInvitation(),
    meta: { handledErrors: ["ALREADY_MEMBER"] },
    afterSuccess: () => notify({ type: "success", title: "Invitation sent" }),
  });
  const { form, getError, setErrors } = useForm({
    schema: InvitationForm,
    mutate: (fields, { onSettled }) =>
      invite.mutate(
        { gymId, ...fields },
        {
          onSettled,
          onSuccess: onClose,
          onError: (error) => {
            if (isApiError(error, "ALREADY_MEMBER")) {
              setErrors({ email: "This person is in the team already." });
            }
          },
        },
      ),
  });

  return (
    <Dialog
      title="Invite to the team"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" isBusy={invite.isPending}>
            Send invitation
          </Button>
        </>
      }
    >
      <Form id={id} {...form}>
        <Field label="Email" error={getError("email")}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={320}
            data-autofocus
          />
        </Field>
        <RoleRadios defaultRole="setter" />
        <UntilField min={today} error={getError("until")} />
        <Banner tone="quiet" icon={<Mail size={18} />}>
          We mail a link. It works once, for 7 days.
        </Banner>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 18px;
`;
