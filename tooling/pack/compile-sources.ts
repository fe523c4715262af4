import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Sources {
  readonly root: string;
  /** Folders or files, relative to the root. The compiler adds the files that they import. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Compiles sources to JavaScript with declarations. Each file has the same path in `outDir` as in the repository,
 * because the build of a remote recognises shared modules by their path.
 */
export async function compileSources(
  { root, include, exclude }: Sources,
  outDir: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "topout-pack-"));
  const toPath = (path: string) => join(root, path);
  try {
    const config = join(folder, "tsconfig.json");
    const text = JSON.stringify({
      extends: join(root, "shared/tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        // `npm test` checks the types.
        noCheck: true,
        types: ["node"],
        typeRoots: [join(root, "node_modules/@types")],
        rootDir: root,
        outDir,
      },
      include: include.map(toPath),
      exclude: exclude.map(toPath),
    });
    await writeFile(config, text);
    await runCompiler(root, config);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runCompiler(root: string, config: string): Promise<void> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const child = spawn(process.execPath, [compiler, "--project", config], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  await once(child, "close");
  if (child.exitCode !== 0) throw new Error("The packages failed to compile");
}
