import type { AuditFields, Layout } from "@topout/shared/contract";

/** A larger layout is stored as counts, so that a page of the audit stays small. */
const MAX_LAYOUT_LENGTH = 8 * 1_024;

/** Removes the storage keys of photos, and the shapes of large layouts. The other fields are short. */
export const toStoredFields = (fields: AuditFields): AuditFields => ({
  ...fields,
  ...("photo" in fields && { photo: fields["photo"] !== null }),
  ...("layout" in fields && { layout: limitLayout(fields["layout"] as Layout) }),
});

function limitLayout(layout: Layout) {
  if (JSON.stringify(layout).length <= MAX_LAYOUT_LENGTH) return layout;
  const { lines, areas } = layout;
  const points = [...lines, ...areas].reduce((sum, shape) => sum + shape.points.length, 0);
  return { lines: lines.length, areas: areas.length, points };
}
