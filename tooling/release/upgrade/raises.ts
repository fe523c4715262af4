/** A name that a remote should no longer import. */
export interface ReplacedName {
  readonly module: string;
  readonly name: string;
  /** The module that exports the same under the same name. The command then edits the import. */
  readonly movedTo?: string;
  /** What to use instead, and why. */
  readonly advice: string;
}

/** A raise of the interface version. */
export interface Raise {
  /** The interface version since this raise. */
  readonly version: number;
  readonly replaced: readonly ReplacedName[];
}

const PLATFORM = "@topout/shared/platform";

/**
 * The raises of the interface version, oldest first, with what each one changes in the source of a remote. See
 * docs/interface-versions.md before you add one.
 */
export const raises: readonly Raise[] = [
  {
    version: 7,
    replaced: [
      {
        module: PLATFORM,
        name: "setPopStateHandler",
        advice:
          "Use addHistoryBlocker with shouldBlock and onBlock. It returns a function that removes the blocker",
      },
    ],
  },
  {
    version: 8,
    replaced: [
      {
        module: "react-dom",
        name: "createPortal",
        movedTo: PLATFORM,
        advice: "The shell loads the platform before the remotes, but not react-dom",
      },
    ],
  },
  {
    version: 9,
    replaced: [
      {
        module: "react-dom",
        name: "flushSync",
        movedTo: PLATFORM,
        advice: "The shell loads the platform before the remotes, but not react-dom",
      },
    ],
  },
];
