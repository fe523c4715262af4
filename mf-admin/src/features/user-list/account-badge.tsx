import type { User } from "@topout/shared/contract";
import { Badge, Check } from "@topout/shared/ui";

/** Shows that the account is deactivated. Otherwise, shows whether its email is verified. */
export function AccountBadge({ user }: { user: User }) {
  if (!user.is_active) return <Badge>Deactivated</Badge>;
  return user.is_verified ? (
    <Badge tone="success" icon={<Check size={14} />}>
      Verified
    </Badge>
  ) : (
    <Badge tone="warning">Unverified</Badge>
  );
}
