import type { ReleaseManifest } from "@topout/shared/remote";

import { UsageError } from "../usage-error.ts";

const TIMEOUT_MS = 30_000;
/** The build of the shell writes this element, see `shell/build/document-plugin.ts`. */
const ELEMENT = /<meta name="shared-libraries" content="(?<libraries>[^"]+)">/;

/**
 * Compares the versions of React and the other shared libraries with those that the shell provides. A remote was written
 * and tested with its own versions, but runs with those of the shell.
 * @throws {UsageError} if a version differs.
 */
export async function checkLibraries(
  siteUrl: string,
  { remote, libraries = {} }: Pick<ReleaseManifest, "remote" | "libraries">,
): Promise<void> {
  const provided = await fetchProvidedLibraries(siteUrl);
  const differences = Object.entries(libraries)
    .filter(([name, version]) => provided.get(name) !== version)
    .map(
      ([name, version]) => `  ${name}: ${version}, the shell has ${provided.get(name) ?? "none"}`,
    );
  if (differences.length === 0) return;
  throw new UsageError(
    [
      `${remote} was built with other versions of shared libraries than the shell provides:`,
      ...differences,
      "Install the versions of the shell, and release again. Nothing has changed.",
    ].join("\n"),
  );
}

/** Returns the version of each library that the shell at this URL shares with the remotes. */
async function fetchProvidedLibraries(siteUrl: string): Promise<ReadonlyMap<string, string>> {
  const headers = { accept: "text/html" };
  const response = await fetch(siteUrl, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const list = response.ok ? ELEMENT.exec(await response.text())?.groups?.["libraries"] : undefined;
  if (list === undefined) {
    throw new UsageError(
      "The document of the shell does not list its libraries, because the shell is too old for this release tool. Update the program first.",
    );
  }
  return new Map(
    list.split(" ").map((library) => {
      const end = library.lastIndexOf("@");
      return [library.slice(0, end), library.slice(end + 1)];
    }),
  );
}
