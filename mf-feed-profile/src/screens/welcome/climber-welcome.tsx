import { imageUrls } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { Avatar, Button, Camera, Field, TextArea } from "@topout/shared/ui";
import { type FormEvent, useId } from "react";

import { HomeGymPicker } from "../../features/gym-picker/home-gym-picker.tsx";
import { InvitationCards } from "../../features/invitations/invitation-cards.tsx";
import { PhotoButton } from "../../features/photo-picker/photo-button.tsx";
import { UnsavedChanges } from "../../features/unsaved-changes/unsaved-changes.tsx";
import { useWelcomeForm } from "./use-welcome-form.ts";
import { WelcomeLayout } from "./welcome-layout.tsx";

/** Home gym, photo and about text of a new user. Each is optional. */
export function ClimberWelcome({ user }: { user: User }) {
  const id = useId();
  const form = useWelcomeForm(user);
  const { about, setAbout, homeGymId, setHomeGymId, photo, isSaving, save } = form;
  const photoUrl = imageUrls.avatar(user);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form id={id} onSubmit={handleSubmit}>
      <WelcomeLayout
        intro="Three quick things so other climbers recognise you. You can change them later in Settings."
        footer={
          <Button type="submit" variant="primary" size="large" isBusy={isSaving}>
            Let's Go
          </Button>
        }
      >
        <UnsavedChanges
          hasChanges={form.hasChanges && !isSaving}
          isRestored={form.isRestored}
          onDiscard={form.discard}
        />
        <InvitationCards />
        <HomeGymPicker value={homeGymId} onChange={setHomeGymId} />
        <Section role="group" aria-labelledby={`${id}-photo`}>
          <b id={`${id}-photo`}>Profile picture</b>
          <Photo>
            <Avatar photo={photo.preview ?? photoUrl} size={64} />
            <PhotoButton picker={photo} icon={<Camera size={18} />}>
              Choose a photo
            </PhotoButton>
          </Photo>
        </Section>
        <Field label="About" note="Optional">
          <TextArea
            name="about"
            maxLength={1_000}
            placeholder="What are you projecting?"
            value={about}
            onChange={(event) => setAbout(event.target.value)}
          />
        </Field>
      </WelcomeLayout>
    </form>
  );
}

const Section = styled.div`
  display: grid;
  gap: 6px;

  > b {
    font: ${typography.label};
  }
`;

const Photo = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  padding: 14px;
  border: 2px dashed ${color["line-strong"]};
  border-radius: ${radius.md};
  background: ${color.subtle};
`;
