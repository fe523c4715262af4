/**
 * The screen names of each remote. It is a type error if a remote does not define all of its screens, or if the shell
 * uses an unknown screen.
 */
export interface RemoteScreens {
  climber: "dashboard" | "routePanel" | "store";
  feedProfile: "feed" | "profile" | "settings" | "welcome";
  setter: "routeSetting";
  admin: "users";
}

/** Screens that the shell links to before their remote has them. The shell shows "Not here yet". */
export interface PlannedScreens {
  admin: "gyms" | "createGym";
}

export type RemoteName = keyof RemoteScreens;

interface RemoteDefinition {
  /** The package's folder in the repository. */
  readonly folder: `mf-${string}`;
  readonly devPort: number;
  /** The maximum size of all its scripts after brotli compression, slightly above the current size. */
  readonly maxSize: `${number} kB`;
}

/**
 * All remotes. The registry schema, the build, the dev servers, the test projects and the size limits derive from
 * this list. The build fails if the list and the `mf-*` folders differ.
 */
export const remotes = {
  climber: { folder: "mf-climber", devPort: 5001, maxSize: "65 kB" },
  feedProfile: { folder: "mf-feed-profile", devPort: 5002, maxSize: "52 kB" },
  setter: { folder: "mf-setter", devPort: 5003, maxSize: "40 kB" },
  admin: { folder: "mf-admin", devPort: 5004, maxSize: "35 kB" },
} as const satisfies Record<RemoteName, RemoteDefinition>;

/** The typed entries of {@link remotes}. */
export const remoteEntries = Object.entries(remotes) as [RemoteName, RemoteDefinition][];
