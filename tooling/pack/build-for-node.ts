import { build, type Rolldown } from "vite";

interface NodeBuild {
  readonly root: string;
  readonly outDir: string;
  readonly input: Rolldown.InputOption;
  readonly output: Rolldown.OutputOptions;
}

/**
 * Compiles sources for Node, with the packages of this repository that they import. Imports of third-party packages
 * remain imports.
 */
export const buildForNode = ({ root, outDir, input, output }: NodeBuild) =>
  build({
    configFile: false,
    logLevel: "warn",
    root,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: "node24",
      minify: false,
      rolldownOptions: { input, external: /^(?!@topout\/)[\w@]/, output },
    },
  });
