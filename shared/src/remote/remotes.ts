/**
 * The screen names of each remote. A remote must define all of its screens, and the shell can use only these.
 * Otherwise the type check fails.
 */
export interface RemoteScreens {
  climber: "dashboard" | "routePanel" | "store";
  feedProfile: "feed" | "profile" | "settings" | "welcome";
  setter: "routeSetting" | "archive" | "resets" | "reset";
  admin: "users" | "audit" | "releases" | "reports" | "gyms" | "createGym";
}

export type RemoteName = keyof RemoteScreens;

interface RemoteDefinition {
  /** The package's folder in the repository. */
  readonly folder: `mf-${string}`;
  /** The maximum size of all its scripts after brotli compression, slightly above the current size. */
  readonly maxSize: `${number} kB`;
}

/**
 * All remotes. The registry schema, the build, the dev servers, the test projects and the size limits derive from
 * this list. The build fails if the list and the `mf-*` folders differ.
 */
export const remotes = {
  climber: { folder: "mf-climber", maxSize: "94.5 kB" },
  feedProfile: { folder: "mf-feed-profile", maxSize: "81 kB" },
  setter: { folder: "mf-setter", maxSize: "99.8 kB" },
  admin: { folder: "mf-admin", maxSize: "87 kB" },
} as const satisfies Record<RemoteName, RemoteDefinition>;

/** The typed entries of {@link remotes}. */
export const remoteEntries = Object.entries(remotes) as [RemoteName, RemoteDefinition][];
