import { imageUrls } from "@topout/shared/api";
import type { InvitationOffer } from "@topout/shared/contract";
import { formatDate, formatOffer, getName } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import {
  Avatar,
  Calendar,
  Card,
  ChartColumn,
  Hammer,
  Layers,
  MapPin,
  Pencil,
  Shield,
  Tag,
  UserPlus,
} from "@topout/shared/ui";
import type { ReactNode } from "react";

import { AuthLayout } from "../auth-layout.tsx";

interface InvitationLayoutProps {
  invitation: InvitationOffer;
  children: ReactNode;
}

/** Who invites to which role of which gym, and what the role allows. */
export function InvitationLayout({ invitation, children }: InvitationLayoutProps) {
  const { gym, role, until } = invitation;
  const isManager = role === "manager";

  return (
    <AuthLayout
      intro={<Inviter invitation={invitation} />}
      title={formatOffer(role, gym.name)}
      photo={gym.has_image ? imageUrls.gym(gym) : undefined}
    >
      <Tags>
        <Tag>
          {isManager ? <Shield size={18} /> : <Hammer size={18} />}
          <span>{isManager ? "Manager" : "Setter"}</span>
        </Tag>
        {until !== null && (
          <Tag>
            <Calendar size={18} />
            <span>{`until ${formatDate(until)}`}</span>
          </Tag>
        )}
      </Tags>
      <Permissions as="ul">{isManager ? managerPermissions : setterPermissions}</Permissions>
      {children}
    </AuthLayout>
  );
}

function Inviter({ invitation: { invited_by: inviter } }: { invitation: InvitationOffer }) {
  return (
    <Line>
      <Avatar photo={imageUrls.avatar(inviter)} size={52} />
      <span>
        <b translate="no">{getName(inviter)}</b> invites you
      </span>
    </Line>
  );
}

const setterPermissions = (
  <>
    <li>
      <MapPin size={19} />
      Place, edit and strip routes
    </li>
    <li>
      <Layers size={19} />
      Plan resets with the other setters
    </li>
    <li>
      <ChartColumn size={19} />
      See insights and notes from climbers
    </li>
  </>
);

const managerPermissions = (
  <>
    <li>
      <MapPin size={19} />
      Place, edit and strip routes
    </li>
    <li>
      <Pencil size={19} />
      Edit the gym, its layout and circuits
    </li>
    <li>
      <UserPlus size={19} />
      Invite and remove members of the team
    </li>
  </>
);

const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  color: ${color["text-2"]};
  overflow-wrap: anywhere;

  b {
    color: ${color.text};
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Permissions = styled(Card)`
  > li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 48px;
    padding: 6px 14px;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  svg {
    flex: none;
    color: ${color["accent-text"]};
  }
`;
