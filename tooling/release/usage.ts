import { remoteEntries } from "@topout/shared/remote";

const RUN = "npm run release --";
const REMOTES = `Remotes: ${remoteEntries.map(([name]) => name).join(", ")}`;

const BUILD_OPTIONS = `  --from <folder>        the folder of the remote in another repository
  --site <url>           check in this deployed shell instead of the one of this repository (TOPOUT_SITE)
  --api <url>            check with the API of this program with demo data (TOPOUT_API, else --site)`;

const LOCATION_OPTIONS = `  --target <folder>      the folder or s3://bucket of the releases (RELEASE_TARGET, else REMOTES_DIR)
  --remotes-url <url>    the target's public URL (RELEASE_URL, else /remotes/)
  --history <file>       the file or s3://bucket of the release history (RELEASE_HISTORY, else DATA_DIR/releases.jsonl)`;

/** How to call the tool without a mistake. */
export const USAGE = `Usage:
  ${RUN} <remote> [--notes <text>]        build, check and publish one remote
  ${RUN} <remote> --share <percent>       the same, for this percentage of the browsers
  ${RUN} <remote> --share <percent> --no-halt   the same, but it never goes back by itself
  ${RUN} <remote> --preview               the same, but for no browser yet
  ${RUN} share <remote> <percent>         change the percentage. 100 makes the release live
  ${RUN} promote <remote> <hash>          make a preview live
  ${RUN} rollback <remote> [hash]         take a gradual release back, or make the previous (or another) release live
  ${RUN} off <remote> --reason <text>     switch a remote off: its screens show the reason
  ${RUN} on <remote>                      switch it on again
  ${RUN} list [remote]                    show what is live, and the history
  ${RUN} prune [remote] [--keep 5]        remove old releases that no tab needs
Options:
${BUILD_OPTIONS}
${LOCATION_OPTIONS}
${REMOTES}
Help for one command: ${RUN} <command> --help`;

const WITH_NOTES = `  --notes <text>         the text in the history`;
const WITH_SHARE = `  --share <percent>      the percentage of the browsers that run it, from 1 to 100 (default: 100)`;
const WITH_NO_HALT = `  --no-halt              never take it back by itself, however many errors it has`;
const HASH = "A hash can be shortened to 7 characters or more.";

interface CommandHelp {
  readonly call: string;
  readonly meaning: string;
  readonly options: readonly string[];
}

const commands: Readonly<Partial<Record<string, CommandHelp>>> = {
  release: {
    call: "<remote>",
    meaning: `Builds the remote, opens each of its screens in a browser, publishes it and makes it live. Nothing changes if a
screen does not render. With --share, only some browsers run the release, and the others keep the live one. The
program takes it back if it has clearly more errors than the live one.`,
    options: [
      WITH_SHARE,
      WITH_NO_HALT,
      "  --preview              publish it without making it live, for setters and admins",
      `${WITH_NOTES} (default: the subject of the last commit of the remote)`,
      BUILD_OPTIONS,
    ],
  },
  share: {
    call: "share <remote> <percent>",
    meaning: `Changes the percentage of the browsers that run the gradual release, from 1 to 100. While it grows, a browser keeps
the release. With 100 the release is live.`,
    options: [WITH_NO_HALT, WITH_NOTES],
  },
  promote: {
    call: "promote <remote> <hash>",
    meaning: `Makes a preview live without another build. ${HASH}`,
    options: [WITH_SHARE, WITH_NO_HALT, WITH_NOTES],
  },
  rollback: {
    call: "rollback <remote> [hash]",
    meaning: `Takes the gradual release back if there is one. Otherwise makes the previous release live. With a hash, makes this
release live. ${HASH}`,
    options: [WITH_NOTES],
  },
  off: {
    call: "off <remote> --reason <text>",
    meaning: `Switches a remote off: its screens show the reason, and the other remotes still work. It stays off after a release.
An open tab shows it within a minute of its next navigation.`,
    options: ["  --reason <text>        what users read, at most 200 characters"],
  },
  on: {
    call: "on <remote>",
    meaning: "Switches a remote on again.",
    options: [WITH_NOTES],
  },
  list: {
    call: "list [remote]",
    meaning:
      "Shows the live, the gradual and the previous release, whether the remote is switched off, and the history.",
    options: [],
  },
  prune: {
    call: "prune [remote]",
    meaning:
      "Removes old releases that are neither live, gradual nor previous, and that no open tab needs.",
    options: ["  --keep <number>        how many releases of each remote to keep (default: 5)"],
  },
};

/** Returns the help for a command or for a release of a remote, else the list of commands. */
export function getHelp(command = ""): string {
  const help = commands[isRemote(command) ? "release" : command];
  if (!help) return USAGE;
  const { call, meaning, options } = help;
  const parts = [
    `Usage: ${RUN} ${call}`,
    meaning,
    ["Options:", ...options, LOCATION_OPTIONS, REMOTES].join("\n"),
  ];
  return parts.join("\n\n");
}

const isRemote = (text: string) =>
  remoteEntries.some(([name, { folder }]) => text === name || text === folder);
