interface LayoutChange {
  readonly change: string;
  readonly name: string;
  readonly previousName?: string;
}

/** "Wall 2 changed, Cave renamed to Roof, and 3 more". The audit entry contains only the first changes. */
export function formatLayoutChanges(value: unknown): string {
  const { total, changes } = value as { total: number; changes: readonly LayoutChange[] };
  const more = total - changes.length;
  return [...changes.map(formatChange), ...(more > 0 ? [`and ${more} more`] : [])].join(", ");
}

function formatChange({ change, name, previousName = "" }: LayoutChange): string {
  switch (change) {
    case "added":
      return `${name} added`;
    case "removed":
      return `${name} removed`;
    case "renamed":
      return `${previousName} renamed to ${name}`;
    default:
      return `${name} changed`;
  }
}
