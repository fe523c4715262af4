import type { AuditAction, AuditEntry, AuditObjectType } from "@topout/shared/contract";

type Change = `${AuditObjectType}.${"create" | "update" | "delete"}` | `user.${AuditAction}`;

/** A whole sentence for each change, because other languages order its parts differently. */
const SENTENCES: Readonly<Record<Change, string>> = {
  "user.create": "{actor} created user {object}",
  "user.update": "{actor} changed user {object}",
  "user.delete": "{actor} deleted user {object}",
  "user.promote": "{actor} gave admin rights to user {object}",
  "user.demote": "{actor} removed admin rights from user {object}",
  "user.promote_setter": "{actor} gave route setter rights to user {object}",
  "user.demote_setter": "{actor} removed route setter rights from user {object}",
  "user.deactivate": "{actor} deactivated user {object}",
  "user.reactivate": "{actor} reactivated user {object}",
  "gym.create": "{actor} created gym {object}",
  "gym.update": "{actor} changed gym {object}",
  "gym.delete": "{actor} deleted gym {object}",
  "circuit.create": "{actor} created circuit {object}",
  "circuit.update": "{actor} changed circuit {object}",
  "circuit.delete": "{actor} deleted circuit {object}",
  "set.create": "{actor} created set {object}",
  "set.update": "{actor} changed set {object}",
  "set.delete": "{actor} deleted set {object}",
  "route.create": "{actor} created route {object}",
  "route.update": "{actor} changed route {object}",
  "route.delete": "{actor} deleted route {object}",
  "video.create": "{actor} added a video of {object}",
  "video.update": "{actor} changed a video of {object}",
  "video.delete": "{actor} deleted a video of {object}",
  "member.create": "{actor} added member {object}",
  "member.update": "{actor} changed member {object}",
  "member.delete": "{actor} removed member {object}",
  "invitation.create": "{actor} created an invitation to {object}",
  "invitation.update": "{actor} changed an invitation to {object}",
  "invitation.delete": "{actor} deleted an invitation to {object}",
  "reset.create": "{actor} created reset {object}",
  "reset.update": "{actor} changed reset {object}",
  "reset.delete": "{actor} deleted reset {object}",
  "report.create": "{actor} created a report on {object}",
  "report.update": "{actor} decided on a report on {object}",
  "report.delete": "{actor} deleted a report on {object}",
};

/** For a change that only later versions know. */
const OTHER_CHANGE = "{actor} made another change to {object}";

type SentencePart = "actor" | "object" | { readonly text: string };

/** The parts of the sentence that describes an entry, in the order of the language. */
export function describeEntry({ action, object }: AuditEntry): SentencePart[] {
  const sentences: Readonly<Record<string, string>> = SENTENCES;
  const sentence = sentences[`${object.type}.${action}`] ?? OTHER_CHANGE;
  return sentence
    .split(/(\{actor\}|\{object\})/)
    .filter(Boolean)
    .map(toPart);
}

function toPart(part: string): SentencePart {
  if (part === "{actor}") return "actor";
  return part === "{object}" ? "object" : { text: part };
}
