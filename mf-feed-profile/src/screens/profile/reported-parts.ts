import type { PublicUser, ReportPart } from "@topout/shared/contract";

interface ReportedPart {
  readonly part: ReportPart;
  /** The text in the menu. */
  readonly label: string;
  /** The title of the dialog. */
  readonly title: string;
  /** Whether the profile has this part. */
  readonly isIn: (profile: PublicUser) => boolean;
}

/** The parts of a profile that users can report. */
export const REPORTED_PARTS: readonly ReportedPart[] = [
  { part: "name", label: "Report name", title: "Report this name", isIn: () => true },
  {
    part: "photo",
    label: "Report photo",
    title: "Report this photo",
    isIn: ({ has_profile_photo, has_cover_photo }) => has_profile_photo || has_cover_photo,
  },
  {
    part: "about",
    label: "Report text",
    title: "Report this text",
    isIn: ({ about }) => about !== "",
  },
];
