import type { Report } from "@topout/shared/contract";

import { renderEmail } from "../../mail/render-email.ts";

interface Removal {
  readonly greeting: string;
  readonly report: Pick<Report, "subject" | "subject_view">;
  readonly uploadsStoppedUntil: Date | null;
}

const DATE_FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Composes the email to the owner of what was removed. It does not name the reporters. */
export const composeRemovalEmail = ({ greeting, report, uploadsStoppedUntil }: Removal) =>
  renderEmail({
    subject: getSubject(report),
    greeting,
    introduction: [describeRemoval(report), describeStop(uploadsStoppedUntil)]
      .filter(Boolean)
      .join(" "),
    closing: "If you think this is a mistake, please tell your gym's staff.",
  });

const getSubject = ({ subject }: Removal["report"]): string => {
  switch (subject.part) {
    case "name":
      return "Your name on Topout was removed";
    case "about":
      return "Your about text on Topout was removed";
    case "photo":
      return "Your photos on Topout were removed";
    case null:
      return "Your video on Topout was removed";
  }
};

function describeRemoval({ subject, subject_view: { route } }: Removal["report"]): string {
  switch (subject.part) {
    case "name":
      return "Staff has removed your name, because climbers reported it. You can choose another one in your settings.";
    case "about":
      return "Staff has removed the about text of your profile, because climbers reported it.";
    case "photo":
      return "Staff has removed the photos of your profile, because climbers reported them.";
    case null:
      return route
        ? `Staff has removed your video of ${route.name}, because climbers reported it. Nobody sees it now, and it will be deleted in 30 days.`
        : "Staff has removed your video, because climbers reported it. Nobody sees it now, and it will be deleted in 30 days.";
  }
}

const describeStop = (until: Date | null): string =>
  until === null ? "" : `You can upload videos again after ${DATE_FORMAT.format(until)}.`;
