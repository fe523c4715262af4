import { API, type Project } from "typescript/unstable/sync";

interface ProjectSource {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** The compiler options, as in a tsconfig. */
  readonly options: object;
  /** The texts of files that do not exist on disk. */
  readonly texts?: Readonly<Record<string, string>>;
}

const CONFIG_FOLDER = "/topout-virtual-config";

/** The files that do not exist on disk. */
let virtualFiles: Readonly<Record<string, string>> = {};
let configCount = 0;

/** The compiler is one process, which ends with this one. */
let api: API | undefined;

const getCompiler = () =>
  (api ??= new API({
    fs: {
      readFile: (file) => virtualFiles[file],
      fileExists: (file) => (file in virtualFiles ? true : undefined),
    },
  }));

/** Returns the options of a tsconfig, with those that it inherits. */
export const readCompilerOptions = (tsconfig: string) =>
  getCompiler().parseConfigFile(tsconfig).options;

/**
 * Opens files in the compiler, as a project of their own. Nodes stay usable afterwards, symbols and types do not. The
 * API of TypeScript 7 is not stable yet, but its version is pinned.
 */
export function openProject<T>(
  { files, options, texts }: ProjectSource,
  use: (project: Project) => T,
): T {
  // The compiler caches files, so each config has another path.
  configCount += 1;
  const config = `${CONFIG_FOLDER}/${configCount}.json`;
  virtualFiles = { ...texts, [config]: JSON.stringify({ compilerOptions: options, files }) };
  const compiler = getCompiler();
  const snapshot = compiler.updateSnapshot({ openProjects: [config] });
  try {
    const project = snapshot.getProject(config);
    if (!project) throw new Error("The compiler cannot open the project");
    return use(project);
  } finally {
    snapshot.dispose();
    compiler.updateSnapshot({ closeProjects: [config] }).dispose();
    // Otherwise each snapshot retains the files of all earlier ones, so the time for many projects grows quadratically.
    compiler.clearSourceFileCache();
  }
}
