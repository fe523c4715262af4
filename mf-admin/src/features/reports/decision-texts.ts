import type { Report, ReportDecision } from "@topout/shared/contract";

type Subject = "video" | "route" | "name" | "about" | "photo";

interface Texts {
  readonly kept: string;
  readonly removed: string;
  readonly removedHint: string;
}

const TEXTS: Readonly<Record<Subject, Texts>> = {
  video: {
    kept: "Video kept",
    removed: "Video removed",
    removedHint: "Nobody sees it now. It is deleted in 30 days.",
  },
  route: {
    kept: "Route kept",
    removed: "Name and photo removed",
    removedHint: "The route keeps its climbs.",
  },
  name: {
    kept: "Name kept",
    removed: "Name removed",
    removedHint: "Nobody sees it now. It is deleted in 30 days.",
  },
  about: {
    kept: "Text kept",
    removed: "Text removed",
    removedHint: "Nobody sees it now. It is deleted in 30 days.",
  },
  photo: {
    kept: "Photos kept",
    removed: "Photos removed",
    removedHint: "Nobody sees them now. They are deleted in 30 days.",
  },
};

/** The title and the message of the notification after a decision. */
export function describeDecision(
  { subject }: Pick<Report, "subject">,
  decision: ReportDecision["decision"],
): { readonly title: string; readonly message?: string } {
  if (decision === "reopen") return { title: "Decision undone" };
  const key: Subject = subject.part ?? (subject.type === "route" ? "route" : "video");
  const { kept, removed, removedHint } = TEXTS[key];
  return decision === "keep" ? { title: kept } : { title: removed, message: removedHint };
}
