import type { ReportCreation, ReportReason, User } from "@topout/shared/contract";
import { notify, styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Dialog, Field, TextArea, WideButtons } from "@topout/shared/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";

import { VerifyDialog } from "@topout/shared/verification";
import { ReasonRadios } from "./reason-radios.tsx";
import { reportMutation } from "./report-mutation.ts";

interface ReportDialogProps {
  /** For example "Report this video". */
  title: string;
  subject: ReportCreation["subject"];
  /** What is reported, for example "P1 · tom.beta". */
  name: string;
  /** For example "tom.beta will not learn who reported it." */
  note: string;
  image?: ReactNode;
  /** Who reports. */
  user: User;
  onClose: () => void;
}

const MAX_TEXT_LENGTH = 500;

export function ReportDialog(props: ReportDialogProps) {
  return props.user.is_verified ? (
    <ReportForm {...props} />
  ) : (
    <VerifyDialog
      message="To report something, you need to verify your email address."
      email={props.user.email}
      onClose={props.onClose}
    />
  );
}

function ReportForm({ title, subject, name, note, image, onClose }: ReportDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const { mutate, isPending } = useMutation({
    ...reportMutation(),
    onSuccess: ({ reported_before }) => {
      notify(
        reported_before
          ? { type: "info", title: "You have reported this already." }
          : { type: "success", title: "Report sent", message: "Staff will look at it." },
      );
      onClose();
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) mutate({ subject, reason, text });
  };

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <WideButtons>
          <Button size="large" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" size="large" isBusy={isPending}>
            Report
          </Button>
        </WideButtons>
      }
    >
      <Subject>
        {image}
        <div>
          <b translate="no">{name}</b>
          <p>{note}</p>
        </div>
      </Subject>
      <Form id={id} onSubmit={handleSubmit}>
        <ReasonRadios subjectType={subject.type} value={reason} onChange={setReason} />
        <Field label="Details" note="Optional">
          <TextArea
            maxLength={MAX_TEXT_LENGTH}
            placeholder="What should the staff know?"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  );
}

const Subject = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;

  > img {
    flex: none;
    width: 44px;
    height: 58px;
    border-radius: 12px;
    background: ${color.sunken};
    object-fit: cover;
  }

  b {
    font: ${typography.h3};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color["text-2"]};
    font: ${typography.small};
  }
`;

const Form = styled.form`
  display: grid;
  gap: 16px;
`;
