import type { AuditEntry, AuditFields } from "@topout/shared/contract";

import { formatScale, formatTargets } from "./format-grading.ts";
import { formatLayout } from "./format-layout.ts";
import { formatLayoutChanges } from "./format-layout-changes.ts";

type Change = Pick<AuditEntry, "before" | "after">;

interface FieldChange {
  readonly label: string;
  /** Undefined for a created object. */
  readonly before: string | undefined;
  /** Undefined for a deleted object. */
  readonly after: string | undefined;
}

const LABELS: Readonly<Record<string, string>> = {
  is_superuser: "Admin",
  route_setter: "Route setter",
  is_active: "Active",
  time_zone: "Time zone",
  grade_scale: "Grade scale",
  grade_targets: "Routes per grade",
  screen_names: "Names on the screen",
  owner: "Video by",
  routes: "Routes deleted",
  leaves_on: "Leaves on",
  strip: "Routes coming down",
  new: "New routes",
  new_sets: "New sets",
  strip_added: "Added",
  strip_removed: "Removed",
};

/** Returns the changed fields of an entry as text. */
export const listChanges = (entry: Change): FieldChange[] =>
  Object.keys(entry.after ?? entry.before ?? {}).map((name) => describeField(entry, name));

function describeField({ before, after }: Change, name: string): FieldChange {
  if (name === "layout_changes") {
    return { label: "Shapes", before: undefined, after: formatLayoutChanges(after?.[name]) };
  }
  if (name === "photo" && hasPhoto(before) && hasPhoto(after)) {
    return { label: "Photo", before: "previous photo", after: "new photo" };
  }
  return {
    label: LABELS[name] ?? capitalize(name),
    before: formatField(before, name),
    after: formatField(after, name),
  };
}

const FORMATS: Readonly<Record<string, (value: unknown) => string>> = {
  layout: formatLayout,
  grade_scale: (scale) => formatValue(formatScale(scale)),
  grade_targets: (targets) => formatValue(formatTargets(targets)),
};

const hasPhoto = (fields: AuditFields | null) => fields?.["photo"] === true;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const formatField = (fields: AuditFields | null, name: string): string | undefined => {
  if (fields === null) return undefined;
  return (FORMATS[name] ?? formatValue)(fields[name]);
};

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(Math.round(value * 10) / 10);
  return typeof value === "string" ? value : JSON.stringify(value);
}
