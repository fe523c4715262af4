/** "V0, V1". Empty without a scale. */
export function formatScale(scale: unknown): string {
  const { grades } = Object(scale) as Record<string, unknown>;
  return toList(grades).join(", ");
}

/** "V0: 4, V1: 6". */
export const formatTargets = (targets: unknown): string =>
  toList(targets)
    .map((target) => {
      const { grade, count } = Object(target) as Record<string, unknown>;
      return `${String(grade)}: ${String(count)}`;
    })
    .join(", ");

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
