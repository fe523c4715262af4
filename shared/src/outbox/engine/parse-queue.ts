import { ConflictingResets, NoteKind, VoteGrade } from "@topout/shared/contract";
import type { Operation, OutboxEntry } from "@topout/shared/platform";

import type { Queue } from "./queue.ts";

interface ParsedQueue {
  readonly entries: Queue;
  /** Entries that this version cannot read. They stay stored, because another version may have written them. */
  readonly unreadable: Queue;
}

/** Separates the valid entries of a stored queue, which can be anything. */
export function parseQueue(stored: unknown): ParsedQueue {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const entries = all.filter(isEntry);
  return { entries, unreadable: all.filter((entry) => !isEntry(entry)) as Queue };
}

type Fields = Readonly<Record<string, unknown>>;

const STATES: ReadonlySet<unknown> = new Set(["waiting", "sending", "failed", "rejected"]);

const isText = (value: unknown) => typeof value === "string";
const isFlag = (value: unknown) => typeof value === "boolean";
const isConflicts = (value: unknown) => ConflictingResets.safeParse(value).success;
const isMissingOr = (isValid: (value: unknown) => boolean, value: unknown) =>
  value === undefined || isValid(value);

function isEntry(value: unknown): value is OutboxEntry {
  const fields = Object(value) as Fields;
  const { id, userId, subject, operation, state, message, serverErrors, conflicts } = fields;
  return (
    [id, userId, subject].every(isText) &&
    STATES.has(state) &&
    isMissingOr(isText, message) &&
    isMissingOr(isServerErrors, serverErrors) &&
    isMissingOr(isConflicts, conflicts) &&
    isOperation(operation)
  );
}

function isServerErrors(value: unknown) {
  const { count, since } = Object(value) as Fields;
  return Number.isFinite(count) && Number.isFinite(since);
}

const isClimb = (value: unknown) => {
  const { id, route, time, sent, clock } = Object(value) as Fields;
  return [id, route, time].every(isText) && isFlag(sent) && isClock(clock);
};

function isVote(value: unknown) {
  const { routeId, grade, stored, time, clock } = Object(value) as Fields;
  const isGrade = (text: unknown) => text === null || VoteGrade.safeParse(text).success;
  return (
    [routeId, time].every(isText) &&
    isGrade(grade) &&
    isMissingOr(isGrade, stored) &&
    isClock(clock)
  );
}

function isNote(value: unknown) {
  const { id, routeId, kind, text, time, clock } = Object(value) as Fields;
  return (
    [id, routeId, time].every(isText) &&
    NoteKind.safeParse(kind).success &&
    (text === null || isText(text)) &&
    isClock(clock)
  );
}

function isClock(value: unknown) {
  if (value === undefined || value === "server") return true;
  const { deviceTime, notBefore } = Object(value) as Fields;
  return Number.isFinite(deviceTime) && Number.isFinite(notBefore);
}

function isDraftRoute(value: unknown) {
  const { id, reset_id, circuit_id, name, grade, style, location, x, y } = Object(value) as Fields;
  const texts = [id, reset_id, circuit_id, name, grade, style, location];
  return texts.every(isText) && [x, y].every(Number.isFinite);
}

const validators: Readonly<Record<Operation["type"], (operation: Fields) => boolean>> = {
  log: ({ climb }) => isClimb(climb),
  removeClimb: ({ climb }) => isClimb(climb),
  toggleProject: ({ routeId, isProject }) => isText(routeId) && isFlag(isProject),
  vote: ({ vote }) => isVote(vote),
  tellSetters: ({ note }) => isNote(note),
  toggleBump: ({ activityId, isBumped }) => isText(activityId) && isFlag(isBumped),
  markRoutes: ({ resetId, routeIds, comesDown, take }) =>
    isText(resetId) &&
    Array.isArray(routeIds) &&
    routeIds.every(isText) &&
    isFlag(comesDown) &&
    (take === undefined || take === true),
  saveDraft: ({ gymId, resetId, route }) => isText(gymId) && isText(resetId) && isDraftRoute(route),
  removeDraft: ({ resetId, routeId }) => isText(resetId) && isText(routeId),
  savePhoto: ({ routeId, photoId, size }) =>
    isText(routeId) && isText(photoId) && Number.isFinite(size),
};

function isOperation(value: unknown) {
  const operation = Object(value) as Fields;
  const type = operation["type"];
  return typeof type === "string" && Object.hasOwn(validators, type)
    ? validators[type as Operation["type"]](operation)
    : false;
}
