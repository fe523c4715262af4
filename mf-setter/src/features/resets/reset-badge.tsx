import type { Reset } from "@topout/shared/contract";
import { Badge, Check, Pencil, Undo2 } from "@topout/shared/ui";

export function ResetBadge({ reset }: { reset: Reset }) {
  switch (getShownStatus(reset)) {
    case "draft":
      return (
        <Badge tone="attempted" icon={<Pencil size={14} />}>
          Draft
        </Badge>
      );
    case "published":
      return (
        <Badge tone="success" icon={<Check size={14} />}>
          Published
        </Badge>
      );
    case "undone":
      return <Badge icon={<Undo2 size={14} />}>Undone</Badge>;
  }
}

/** After an undo, a reset is a draft again. */
const getShownStatus = ({ status, undone_at }: Reset) =>
  status === "draft" && undone_at !== null ? "undone" : status;
