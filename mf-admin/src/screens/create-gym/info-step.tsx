import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Button, useHeightVariable } from "@topout/shared/ui";
import { type FormEvent, useRef, useState } from "react";

import { GymFields } from "../../features/gym-form/gym-fields.tsx";
import { ImageField } from "../../features/gym-form/image-field.tsx";
import { useFocusInvalidField } from "../../features/gym-form/use-focus-invalid-field.ts";
import type { CreateGym } from "./use-create-gym.ts";

interface InfoStepProps {
  gym: CreateGym;
  /** Shows the errors at once, because Create failed in the last step. */
  shouldShowErrors: boolean;
  onNext: () => void;
}

/** Name, location, about and image. */
export function InfoStep({ gym, shouldShowErrors, onNext }: InfoStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const [failedSubmitCount, setFailedSubmitCount] = useState(shouldShowErrors ? 1 : 0);
  const errors = failedSubmitCount > 0 ? gym.errors : {};

  useFocusInvalidField(form, failedSubmitCount);
  const actions = useHeightVariable("--pinned");

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(gym.errors).length === 0) onNext();
    else setFailedSubmitCount((count) => count + 1);
  };

  return (
    <Form ref={form} noValidate onSubmit={handleSubmit}>
      <Title>Create gym</Title>
      <GymFields details={gym.details} errors={errors} onChange={gym.setDetails} />
      <ImageField image={gym.image} error={errors.image} onChange={gym.selectImage} />
      <Actions ref={actions}>
        <Button size="large" isDisabled>
          Back
        </Button>
        <Button type="submit" size="large" variant="primary">
          Next
        </Button>
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  width: 100%;
  max-width: 680px;
  margin: 0 auto;
  padding: 18px 16px 0;
`;

/** On desktop the header has the title. */
const Title = styled.h1`
  ${media.desktop} {
    display: none;
  }
`;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin: 0 -16px;
  padding: 14px 16px calc(12px + env(safe-area-inset-bottom, 0px));
  background: linear-gradient(transparent, ${color.bg} 26%);
`;
