import type { User } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Badge, Check } from "@topout/shared/ui";

export function VerifiedBadge({ user }: { user: User }) {
  return user.is_verified ? (
    <Badge tone="success" icon={<Check size={14} />}>
      Verified
    </Badge>
  ) : (
    <Badge tone="warning">Unverified</Badge>
  );
}

export function RoleBadges({ user }: { user: User }) {
  if (!user.is_superuser && !user.route_setter) return <Muted>Climber</Muted>;
  return (
    <Row>
      {user.is_superuser && <Badge tone="accent">Admin</Badge>}
      {user.route_setter && <Badge tone="accent">Route setter</Badge>}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Muted = styled.span`
  color: ${color["text-3"]};
  font: ${typography.small};
`;
