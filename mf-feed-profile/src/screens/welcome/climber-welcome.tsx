import { imageUrls } from "@topout/shared/api";
import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, radius, typography } from "@topout/shared/theme";
import { Avatar, Button, Camera, Field, TextArea } from "@topout/shared/ui";
import { type FormEvent, useId } from "react";

import { HomeGymChoice } from "../../features/gym-choice/home-gym-choice.tsx";
import { PhotoButton } from "../../features/photo-choice/photo-button.tsx";
import { useWelcome } from "./use-welcome.ts";
import { WelcomeLayout } from "./welcome-layout.tsx";

/** Three things that other climbers see of somebody, each of which may be left out. */
export function ClimberWelcome({ user }: { user: User }) {
  const id = useId();
  const { parts, change, photo, saving, go } = useWelcome(user);
  const kept = user.has_profile_photo ? imageUrls.profilePhoto(user.id) : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void go();
  };

  return (
    <form id={id} onSubmit={submit}>
      <WelcomeLayout
        lead="Three quick things so other climbers recognise you. You can change them later in Settings."
        foot={
          <Button type="submit" variant="primary" size="large" busy={saving}>
            Let's Go
          </Button>
        }
      >
        <HomeGymChoice value={parts.home_gym} onChange={(home_gym) => change({ home_gym })} />
        <Part role="group" aria-labelledby={`${id}-photo`}>
          <b id={`${id}-photo`}>Profile picture</b>
          <Photo>
            <Avatar photo={photo.preview ?? kept} size={64} />
            <PhotoButton choice={photo} icon={<Camera size={18} />}>
              Choose a photo
            </PhotoButton>
          </Photo>
        </Part>
        <Field label="About" note="Optional">
          <TextArea
            name="about"
            maxLength={1_000}
            placeholder="What are you projecting?"
            value={parts.about}
            onChange={(event) => change({ about: event.target.value })}
          />
        </Field>
      </WelcomeLayout>
    </form>
  );
}

const Part = styled.div`
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
