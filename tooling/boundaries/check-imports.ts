import { cruise } from "dependency-cruiser";

import rules from "../../.dependency-cruiser.mjs";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface CruiseResult {
  /** How many modules were read: none breaks no rule, so a caller has to look. */
  readonly modules: number;
  readonly violations: readonly Violation[];
}

/** Follows every import below these folders and says which rules are broken. */
export async function checkImports(
  baseDir: string,
  folders: readonly string[],
): Promise<CruiseResult> {
  const { enhancedResolveOptions, ...options } = rules.options;
  const { output } = await cruise(
    [...folders],
    // The library's own types want literals where ours are plain strings.
    { ...options, baseDir, validate: true, ruleSet: { forbidden: rules.forbidden } } as Parameters<
      typeof cruise
    >[1],
    enhancedResolveOptions,
  );
  if (typeof output === "string") throw new Error(output);
  return {
    modules: output.summary.totalCruised,
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
}
