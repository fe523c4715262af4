import type { Release } from "@topout/shared/contract";

/** What is wrong comes first. */
export const PART_STATES = ["halted", "switchedOff", "goingOut", "live"] as const;
export type PartState = (typeof PART_STATES)[number];

/** In percent of the browsers. */
export const ROLLOUT_STEPS = [1, 10, 50, 100] as const;

/** A command of the release tool, and what it does. */
export interface NextCommand {
  readonly purpose: string;
  readonly command: string;
}

/** A part of the app: its newest release, and how far it is rolled out. */
export interface ReleasePart {
  readonly state: PartState;
  /** The record of the last change that a person made. Its release is the one that the page describes. */
  readonly change: Release;
  /** When the state began. */
  readonly since: string;
  /** In percent of the browsers. For a halted release, the share that it had. */
  readonly share: number;
  /** The release that was live before. Undefined for the first one. */
  readonly before: Release | undefined;
  /** Undefined for the first release, which has nothing to go back to. */
  readonly nextCommand: NextCommand | undefined;
}
