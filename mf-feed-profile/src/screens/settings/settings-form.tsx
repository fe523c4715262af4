import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { Card, Field, TextArea } from "@topout/shared/ui";
import { type FormEvent, useRef } from "react";

import { DisplayNameField } from "../../features/display-name/display-name-field.tsx";
import { BlockedPeople } from "../../features/blocks/blocked-people.tsx";
import { UnsavedChanges } from "../../features/unsaved-changes/unsaved-changes.tsx";
import { UsernameField } from "../../features/username/username-field.tsx";
import { ClimbingCard } from "./climbing-card.tsx";
import { HomeGymField } from "./home-gym-field.tsx";
import { PhotosCard } from "./photos-card.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useSettingsForm } from "./use-settings-form.ts";
import { VisibilityCard } from "./visibility-card.tsx";

export function SettingsForm({ user }: { user: User }) {
  const settings = useSettingsForm(user);
  const { draft, edit, usernameCheck, usernameError, displayNameError } = settings;
  const { hasChanges, isSaving } = settings;
  const displayNameInput = useRef<HTMLInputElement>(null);
  const usernameInput = useRef<HTMLInputElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (usernameCheck.isChecking || isSaving || !hasChanges) return;
    if (displayNameError) displayNameInput.current?.focus();
    else if (usernameError) usernameInput.current?.focus();
    else void settings.save();
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <UnsavedChanges
        hasChanges={hasChanges}
        isRestored={settings.isRestored}
        onDiscard={settings.discard}
      />
      <PhotosCard user={user} photo={settings.photo} cover={settings.cover} />
      <Fields as="section" aria-label="About you">
        <DisplayNameField
          ref={displayNameInput}
          name={draft.display_name}
          error={displayNameError}
          onChange={(display_name) => edit({ display_name })}
        />
        <UsernameField
          ref={usernameInput}
          currentName={user.username}
          name={draft.username}
          check={usernameCheck}
          error={usernameError}
          onChange={(name) => edit({ username: name })}
        />
        <Field label="About">
          <TextArea
            name="about"
            maxLength={1_000}
            value={draft.about}
            onChange={(event) => edit({ about: event.target.value })}
          />
        </Field>
        <HomeGymField value={draft.home_gym} onChange={(home_gym) => edit({ home_gym })} />
      </Fields>
      <ClimbingCard draft={draft} onChange={edit} />
      <VisibilityCard draft={draft} onChange={edit} />
      <BlockedPeople />
      <SaveBar isDisabled={usernameCheck.isChecking || !hasChanges} isSaving={isSaving} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Fields = styled(Card)`
  display: grid;
  gap: 16px;
  padding: 16px;
`;
