import type { Rollout } from "../rollouts.ts";

const createRelease = (version: string, hash: string) => ({
  version,
  contract: 8,
  entry: `/remotes/climber/v/${hash}/remoteEntry.js`,
  preload: [],
  integrity: {},
});

const RELEASE = "2b2b";
const LIVE = "1a1a";

/** The entry of a remote with a gradual release, and with a field of a newer release tool. */
export const REMOTE = {
  ...createRelease("1.2.0", LIVE),
  gradual: { ...createRelease("1.3.0", RELEASE), share: 50, salt: RELEASE },
  isReleased: true,
  newField: ["kept"],
};

/** What the program reads of this entry. */
export const ROLLOUT: Rollout = {
  remote: "climber",
  hash: RELEASE,
  version: "1.3.0",
  contract: 8,
  share: 50,
  canHalt: true,
  live: { hash: LIVE, version: "1.2.0" },
};

/** Creates the text of a registry with this entry of the climber remote, and a remote without a rollout. */
export const createRegistryText = (climber: object = REMOTE): string =>
  JSON.stringify({
    schema: 1,
    newField: "kept",
    remotes: { climber, feedProfile: createRelease("2.0.0", "3c3c") },
  });
