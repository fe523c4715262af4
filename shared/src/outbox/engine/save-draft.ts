import { request } from "@topout/shared/api";
import { type Route, routeChanges } from "@topout/shared/contract";
import type { DraftRoute, Operation } from "@topout/shared/platform";

import { type Closure, findClosure, openNextReset, type RequestOptions } from "./next-reset.ts";

type DraftSaving = Extract<Operation, { type: "saveDraft" }>;

/** A draft that the server has stored in another reset, because the chosen one was closed meanwhile. */
export interface MovedDraft {
  readonly operation: DraftSaving;
  readonly closure: Closure;
}

/**
 * Creates a draft, or changes the one that an earlier request has created. The device often does not know whether that
 * request has arrived, so it repeats it: the server then returns the stored draft. If the reset is closed, the draft goes
 * into the next one.
 */
export async function saveDraft(
  operation: DraftSaving,
  options: RequestOptions,
): Promise<MovedDraft | undefined> {
  const { route } = operation;
  let stored: Route;
  try {
    stored = await createDraft(route, options);
  } catch (error) {
    return moveDraft(operation, error, options);
  }
  await changeDraft(route, stored, options);
  return undefined;
}

/** @throws the rejection, if the reset is not the reason for it. */
async function moveDraft(operation: DraftSaving, rejection: unknown, options: RequestOptions) {
  const closure = await findClosure(operation.resetId, rejection, options);
  if (!closure) throw rejection;
  const { id: resetId } = await openNextReset(operation, options);
  const route = { ...operation.route, reset_id: resetId };
  await changeDraft(route, await createDraft(route, options), options);
  return { operation: { ...operation, resetId, route }, closure };
}

const createDraft = ({ id, reset_id, ...details }: DraftRoute, options: RequestOptions) =>
  request(routeChanges.createDraft, {
    ...options,
    params: { reset_id },
    body: { id, ...details },
    files: { file: undefined },
  });

/** The reset of a route that was published meanwhile is null, so it is not compared. */
async function changeDraft(route: DraftRoute, stored: Route, options: RequestOptions) {
  const { id: route_id, reset_id: _reset, ...details } = route;
  const isStored = Object.entries(details).every(
    ([name, value]) => stored[name as keyof typeof details] === value,
  );
  if (isStored) return;
  const body = { route_id, ...details };
  await request(routeChanges.update, { ...options, body, files: { file: undefined } });
}
