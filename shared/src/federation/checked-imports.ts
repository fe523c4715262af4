/** The module that Vite calls before each dynamic import. */
const HELPER_ID = "\0vite/preload-helper.js";

/**
 * Replaces Vite's helper in the build of a remote: the shell preloads the files of a chunk and checks their hashes
 * before the chunk is imported.
 */
const helper = `export const __vitePreload = async (load, files = [], importerUrl) => {
  await globalThis.preloadRemoteFiles(files.map((file) => new URL(file, importerUrl).href));
  return load();
};`;

/** See `shell/src/remotes/preload-files.ts`. */
export const checkedImports = () => ({
  name: "topout-checked-imports",
  apply: "build" as const,
  enforce: "pre" as const,
  config: () => ({
    build: {
      modulePreload: {
        // Vite leaves out a chunk that imports only its importer.
        resolveDependencies: (file: string, dependencies: string[]) => [
          ...new Set([file, ...dependencies]),
        ],
      },
    },
  }),
  load: {
    filter: { id: new RegExp(`^${HELPER_ID}$`) },
    handler: () => helper,
  },
});
