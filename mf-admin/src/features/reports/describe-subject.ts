import type { Report } from "@topout/shared/contract";

/** Returns the username of the reported person. It is empty for a route. */
export const getPersonName = ({ subject_view: { user } }: Report): string => user?.username ?? "";

/** "Video of dan_w", "Route P5", or the reported name or text. */
export function getTitle(report: Report): string {
  const { subject, subject_view: view } = report;
  switch (subject.type) {
    case "video":
      return `Video of ${getPersonName(report)}`;
    case "route":
      return `Route ${view.text ?? view.route?.name ?? ""}`;
    case "user":
      return subject.part === "photo"
        ? `Photo of ${getPersonName(report)}`
        : `“${view.text ?? ""}”`;
  }
}

/** The line below the title. */
export function getSubtitle(report: Report): string {
  const { subject, subject_view: view } = report;
  switch (subject.part) {
    case "name":
      return `Name of ${getPersonName(report)}`;
    case "about":
      return `Text of ${getPersonName(report)}`;
    case "photo":
      return "Profile photo and cover photo";
    case null:
      return view.route ? `${view.route.name} · ${view.route.location}` : "";
  }
}
