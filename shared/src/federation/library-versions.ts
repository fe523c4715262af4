import { createRequire } from "node:module";

import * as z from "zod/mini";

/** The libraries with state. They exist once on the page: the shell shares them, itself or in the platform. */
const SHARED_LIBRARIES = [
  "react",
  "react-dom",
  "react-router-dom",
  "styled-components",
  "@tanstack/react-query",
  "zustand",
];

/** The version of each shared library, by its name. */
export type LibraryVersions = Readonly<Record<string, string>>;

const Package = z.object({ version: z.string() });
const requirePackage = createRequire(import.meta.url);

/**
 * Returns the versions of the shared libraries that are installed for a package. If it does not depend on a library
 * itself, it uses the one of `shared`.
 */
export const readLibraryVersions = (folder: string): LibraryVersions =>
  Object.fromEntries(SHARED_LIBRARIES.map((name) => [name, readVersion(name, folder)]));

function readVersion(name: string, folder: string): string {
  const manifest = requirePackage.resolve(`${name}/package.json`, {
    paths: [folder, import.meta.dirname],
  });
  return Package.parse(requirePackage(manifest)).version;
}

/** Formats the versions for the document of the shell, which a release reads. */
export const formatLibraryVersions = (versions: LibraryVersions): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name}@${version}`)
    .join(" ");
