import { cruise } from "dependency-cruiser";

import rules from "../../.dependency-cruiser.mjs";
import { TESTING } from "./folders.mjs";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface CruiseResult {
  /** The number of modules that were read. If it is 0, the parser failed and no rule was checked. */
  readonly modules: number;
  readonly violations: readonly Violation[];
}

interface CruiseOptions {
  readonly forbidden: typeof rules.forbidden;
  readonly exclude: readonly string[];
}

const isFolderRule = (rule: object) => "scope" in rule;

/** Checks every import in these folders against the rules. */
export async function checkImports(
  baseDir: string,
  folders: readonly string[],
): Promise<CruiseResult> {
  const moduleRules = rules.forbidden.filter((rule) => !isFolderRule(rule));
  const folderRules = rules.forbidden.filter(isFolderRule);
  const { path: exclude } = rules.options.exclude;
  const [moduleResult, folderResult] = await Promise.all([
    cruiseFolders(baseDir, folders, { forbidden: moduleRules, exclude }),
    // Exclude tests: they import the whole program, so every folder would be part of a cycle.
    cruiseFolders(baseDir, folders, { forbidden: folderRules, exclude: [...exclude, TESTING] }),
  ]);
  return {
    modules: moduleResult.modules,
    violations: [...moduleResult.violations, ...folderResult.violations],
  };
}

async function cruiseFolders(
  baseDir: string,
  folders: readonly string[],
  { forbidden, exclude }: CruiseOptions,
): Promise<CruiseResult> {
  const { enhancedResolveOptions, ...options } = rules.options;
  const { output } = await cruise(
    [...folders],
    // The library's types expect string literals, but ours are plain strings.
    {
      ...options,
      exclude: { path: exclude },
      baseDir,
      metrics: forbidden.some(isFolderRule),
      validate: true,
      ruleSet: { forbidden },
    } as Parameters<typeof cruise>[1],
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
