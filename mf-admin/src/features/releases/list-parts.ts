import { FULL_SHARE, type Release } from "@topout/shared/contract";
import { hasMadeLive, isGradual } from "@topout/shared/domain";

import { getNextCommand } from "./get-next-command.ts";
import { groupReleases } from "./group-releases.ts";
import { PART_STATES, type PartState, type ReleasePart } from "./release-part.ts";

/** Returns the state of each part of the app. What is wrong comes first. `releases` has the newest record first. */
export function listParts(releases: readonly Release[]): ReleasePart[] {
  const changes = releases.filter(({ preview }) => !preview);
  const parts = groupReleases(changes).flatMap(({ entries }) => createPart(entries) ?? []);
  return parts.sort((a, b) => PART_STATES.indexOf(a.state) - PART_STATES.indexOf(b.state));
}

/** Returns undefined if the list no longer contains the release of the part. */
function createPart(records: readonly Release[]): ReleasePart | undefined {
  const state = getState(records);
  const latest = records.find(isOfState[state]);
  const change = state === "halted" ? records.find(isShareOf(latest)) : latest;
  if (!latest || !change) return undefined;
  const before = records.find((record) => hasMadeLive(record) && record.hash !== change.hash);
  const share =
    state === "halted" || state === "goingOut" ? (latest.share ?? FULL_SHARE) : FULL_SHARE;
  return {
    state,
    change,
    since: latest.time,
    share,
    before,
    nextCommand: getNextCommand({ state, remote: change.remote, share, before }),
  };
}

function getState(records: readonly Release[]): PartState {
  const lastSwitch = records.find(({ action }) => action === "off" || action === "on");
  if (lastSwitch?.action === "off") return "switchedOff";
  const last = records.find(({ action }) => action !== "on" && action !== "off");
  if (last?.action === "halt") return "halted";
  return last && isGradual(last) ? "goingOut" : "live";
}

/** Finds the newest record that has led to a state. */
const isOfState: Readonly<Record<PartState, (release: Release) => boolean>> = {
  halted: ({ action }) => action === "halt",
  switchedOff: ({ action }) => action === "off",
  goingOut: isGradual,
  live: hasMadeLive,
};

const isShareOf = (halt: Release | undefined) => (release: Release) =>
  isGradual(release) && release.hash === halt?.hash;
