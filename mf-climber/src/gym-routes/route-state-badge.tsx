import type { RouteState } from "@topout/shared/gym-map";
import { Badge, Check } from "@topout/shared/ui";

export function RouteStateBadge({ state }: { state: RouteState }) {
  if (state === "attempted") return <Badge tone="attempted">Attempted</Badge>;
  if (state !== "sent") return null;
  return (
    <Badge tone="sent" icon={<Check size={14} aria-hidden="true" />}>
      Sent
    </Badge>
  );
}
