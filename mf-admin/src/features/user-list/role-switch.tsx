import { adminMutations } from "@topout/shared/api/staff";
import type { User } from "@topout/shared/contract";
import { styled, useMutation } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { SwitchTrack } from "@topout/shared/ui";

interface RoleSwitchProps {
  user: User;
  kind: "admin" | "setter";
  /** Shows the name of the role before the switch. Otherwise it is in the table's head. */
  isCompact?: boolean;
}

const ROLES = {
  admin: {
    label: "Admin",
    field: "is_superuser",
    promote: adminMutations.promote,
    demote: adminMutations.demote,
  },
  setter: {
    label: "Route setter",
    field: "route_setter",
    promote: adminMutations.promoteToSetter,
    demote: adminMutations.demoteFromSetter,
  },
} as const;

/** Promotes or demotes a user. Updates optimistically, and rolls back if the request fails. */
export function RoleSwitch({ user, kind, isCompact = false }: RoleSwitchProps) {
  const { label, field, promote, demote } = ROLES[kind];
  const promotion = useMutation(promote());
  const demotion = useMutation(demote());
  const isPending = promotion.isPending || demotion.isPending;
  const isOn = isPending ? promotion.isPending : user[field];

  const toggle = () => {
    if (isPending) return;
    if (isOn) demotion.mutate(user.id);
    else promotion.mutate(user.id);
  };

  return (
    <Row
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={`${label}: ${user.username}`}
      aria-busy={isPending || undefined}
      onClick={toggle}
    >
      {isCompact && <span aria-hidden="true">{label}</span>}
      <SwitchTrack />
      {!isCompact && <span aria-hidden="true">{isOn ? "Demote" : "Promote"}</span>}
    </Row>
  );
}

const Row = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${color["text-2"]};
  font: ${typography.small};
`;
