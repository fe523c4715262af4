import type { ScreenAccess } from "./access/can-open-screen.ts";
import type { ScreenSource } from "./remotes/screen-source.ts";

/** The frame of a screen: full, full with the gym switcher, or none. */
export type FrameKind = "full" | "gym" | "bare";

export interface ScreenDefinition {
  readonly path: string;
  readonly access: ScreenAccess;
  /** The redirect target for visitors. The default is the dashboard. */
  readonly redirectTo?: string;
  readonly frame: FrameKind;
  /** The screen runs on a display without a user, so the shell shows no frame, notifications or offers on it. */
  readonly isUnattended?: true;
  /** The title of the browser tab. */
  readonly title: string;
  /** The subject of "… couldn't load." */
  readonly subject: string;
  readonly source: ScreenSource;
}
