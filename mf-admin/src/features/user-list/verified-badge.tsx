import type { User } from "@topout/shared/contract";
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
