/** A package of the workspace. The dependencies are names of packages of the workspace. */
export interface WorkspacePackage {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  /** Used by tests and by the build only. */
  readonly devDependencies: readonly string[];
}

/** The folders of the packages that a change affects. */
export interface Affected {
  /** The shell and the remotes whose build can change. */
  readonly build: readonly string[];
  readonly test: readonly string[];
}

const PART = /^(?:shell|mf-[^/]+)$/;
const TEST_CODE = /\.test\.tsx?$|\/testing\//;
/** The build of every part runs this code. */
const BUILD_CODE = /^tooling\/build\//;
/** All unit tests run with this code. */
const TEST_SETUP = /^tooling\/testing\//;
const DOCUMENTATION = /^docs\/|\.md$/;
/** A test of the API compares the variables in these pages with the code. */
const VARIABLE_PAGES = ["docs/configuration.md", "docs/tuning.md"];
const JOURNEYS = "e2e";

/**
 * Returns the packages that a change of these files affects. A file that belongs to no package, or that sets up the
 * tests, affects all of them.
 */
export function findAffected(
  packages: readonly WorkspacePackage[],
  changedFiles: readonly string[],
): Affected {
  const parts = packages.map(({ folder }) => folder).filter((folder) => PART.test(folder));
  const codeFiles = changedFiles.filter((file) => !DOCUMENTATION.test(file));
  const builtFiles = codeFiles.filter((file) => !TEST_CODE.test(file));
  if (codeFiles.some((file) => !findPackage(packages, file) || TEST_SETUP.test(file))) {
    return { build: parts, test: packages.map(({ folder }) => folder) };
  }

  const hasBuildCodeChanged = builtFiles.some((file) => BUILD_CODE.test(file));
  const built = findDependents(packages, findPackages(packages, builtFiles), getDependencies);
  const build = parts.filter((folder) => hasBuildCodeChanged || built.has(folder));
  const tested = findDependents(packages, findPackages(packages, codeFiles), getAllDependencies);
  for (const folder of build) tested.add(folder);
  if (build.length > 0) tested.add(JOURNEYS);
  if (VARIABLE_PAGES.some((page) => changedFiles.includes(page))) tested.add("api");
  return { build, test: packages.map(({ folder }) => folder).filter((name) => tested.has(name)) };
}

const getDependencies = ({ dependencies }: WorkspacePackage) => dependencies;
const getAllDependencies = ({ dependencies, devDependencies }: WorkspacePackage) => [
  ...dependencies,
  ...devDependencies,
];

/** Returns the innermost package that contains the file. */
const findPackage = (packages: readonly WorkspacePackage[], file: string) =>
  packages
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];

const findPackages = (packages: readonly WorkspacePackage[], files: readonly string[]) =>
  files.map((file) => findPackage(packages, file)).filter((owner) => owner !== undefined);

/** Returns the folders of these packages, and of all packages that depend on them. */
function findDependents(
  packages: readonly WorkspacePackage[],
  changed: readonly WorkspacePackage[],
  getNames: (dependent: WorkspacePackage) => readonly string[],
): Set<string> {
  const visited = new Set<WorkspacePackage>();
  const visit = (dependency: WorkspacePackage) => {
    if (visited.has(dependency)) return;
    visited.add(dependency);
    packages.filter((other) => getNames(other).includes(dependency.name)).forEach(visit);
  };
  changed.forEach(visit);
  return new Set([...visited].map(({ folder }) => folder));
}
