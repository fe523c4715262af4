/**
 * The screen names of each remote. A remote must define all of its screens, and the shell can use only these.
 * Otherwise the type check fails.
 */
export interface RemoteScreens {
  climber: "dashboard" | "routeLabel" | "routePanel" | "store" | "wall";
  feedProfile: "feed" | "profile" | "settings" | "welcome";
  setter:
    | "routeSetting"
    | "archive"
    | "insights"
    | "labels"
    | "notes"
    | "resets"
    | "reset"
    | "television";
  admin: "users" | "audit" | "releases" | "backups" | "reports" | "gyms" | "createGym";
}

export type RemoteName = keyof RemoteScreens;

interface RemoteDefinition {
  /** The package's folder in the repository. */
  readonly folder: `mf-${string}`;
}

/**
 * All remotes. The registry schema, the build, the dev servers and the test projects derive from this list, and
 * `.size-limit.mjs` has a size for each. The build fails if the list and the `mf-*` folders differ.
 */
export const remotes = {
  climber: { folder: "mf-climber" },
  feedProfile: { folder: "mf-feed-profile" },
  setter: { folder: "mf-setter" },
  admin: { folder: "mf-admin" },
} as const satisfies Record<RemoteName, RemoteDefinition>;

/** The typed entries of {@link remotes}. */
export const remoteEntries = Object.entries(remotes) as [RemoteName, RemoteDefinition][];
