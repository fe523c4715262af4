import { imageUrls } from "@topout/shared/api";
import type { PublicUser } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Avatar, ButtonLink, MapPin, Pencil, useMediaQuery } from "@topout/shared/ui";

import { FaceRow, faceSize } from "./profile-layout.ts";
import { SeenByNobody } from "./seen-by-nobody.tsx";

interface ProfileHeadProps {
  person: PublicUser;
  /** Their home gym's name. */
  gym: string | undefined;
  /** It is one's own. */
  own: boolean;
}

export function ProfileHead({ person, gym, own }: ProfileHeadProps) {
  const desktop = useMediaQuery(media.desktop);

  return (
    <>
      <FaceRow>
        <Avatar
          photo={person.has_profile_photo ? imageUrls.profilePhoto(person.id) : undefined}
          size={faceSize(desktop)}
        />
        {own && (
          <ButtonLink to={paths.settings} icon={<Pencil size={18} />}>
            Edit profile
          </ButtonLink>
        )}
      </FaceRow>
      <div>
        <h1>@{person.username}</h1>
        {gym !== undefined && (
          <Gym>
            <MapPin size={17} /> {gym}
          </Gym>
        )}
      </div>
      {person.about !== "" && <About>{person.about}</About>}
      {own && <SeenByNobody person={person} />}
    </>
  );
}

const Gym = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  margin-top: 3px;
  color: ${color["text-2"]};

  > svg {
    flex: none;
    color: ${color["text-3"]};
  }
`;

const About = styled.p`
  white-space: pre-line;
`;
