import { isDeepStrictEqual } from "node:util";

import type { AuditFields, Layout } from "@topout/shared/contract";

import { findLayoutChanges } from "./layout-changes.ts";
import { toStoredFields } from "./stored-fields.ts";

interface ChangedFields {
  readonly before: AuditFields | null;
  readonly after: AuditFields | null;
  readonly isUnchanged: boolean;
}

/**
 * Selects the fields that differ. For a layout, `layout_changes` names the shapes that differ. If one side is missing,
 * selects all fields of the other side.
 */
export function selectChangedFields(
  before: AuditFields | undefined,
  after: AuditFields | undefined,
): ChangedFields {
  if (!before || !after) {
    return {
      before: before ? toStoredFields(before) : null,
      after: after ? toStoredFields(after) : null,
      isUnchanged: false,
    };
  }
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const select = (fields: AuditFields) =>
    toStoredFields(Object.fromEntries(names.map((name) => [name, fields[name]])));
  const details = names.includes("layout") && {
    layout_changes: findLayoutChanges(before["layout"] as Layout, after["layout"] as Layout),
  };
  return {
    before: select(before),
    after: { ...select(after), ...details },
    isUnchanged: names.length === 0,
  };
}
