import type { Reset } from "@topout/shared/contract";

import { createFormRequest } from "../../../testing/create-form-request.ts";
import { createJsonRequest, readJson } from "../../../testing/index.ts";
import { pick, type WallContext } from "./set-up-wall.ts";
import * as wall from "./wall-model.ts";
import type { Step } from "./wall-step.ts";

/** Selects a reset in this state, or any one if there is none. */
function pickReset(
  { model, resets }: WallContext,
  position: number,
  status: "draft" | "published",
): string {
  const matching = resets.filter((id) => {
    const stored = model.resets.get(id);
    return stored && (stored.publication === undefined) === (status === "draft");
  });
  return pick(matching.length > 0 ? matching : resets, position);
}

export const createReset: Step = async ({ gym, model, resets, send }, { person, reset }) => {
  const id = pick(resets, reset);
  const isNew = !model.resets.has(id);
  if (isNew) model.resets.set(id, { strip: new Set() });
  const request = createJsonRequest("POST", { id });
  const { status } = await send(person, `gyms/${gym.id}/resets`, request);
  return [status, isNew ? 201 : 200];
};

const DETAILS = { name: "N", grade: "6a", location: "Cave", style: "Slab", x: 0, y: 0 };

export const addRoute: Step = async (context, { person, reset, value }) => {
  const { model, send } = context;
  const reset_id = pickReset(context, reset, "draft");
  const [id, circuit_id] = [crypto.randomUUID(), pick([...model.sets.keys()], value)];
  const request = createFormRequest("POST", { id, circuit_id, ...DETAILS });
  const { status } = await send(person, `resets/${reset_id}/routes`, request);
  const stored = model.resets.get(reset_id);
  if (!stored) return [status, 404];
  if (stored.publication) return [status, 409];
  model.routes.set(id, { circuit: circuit_id, status: "draft", set: null, reset: reset_id });
  return [status, 201];
};

/** Moves the draft of a route to a circuit. */
export const moveDraft: Step = async ({ model, send }, { person, route: position, value }) => {
  const drafts = [...model.routes].filter(([, { status }]) => status === "draft");
  const [id, route] = pick(drafts.length > 0 ? drafts : [...model.routes], position);
  const circuit_id = pick([...model.sets.keys()], value);
  const request = createFormRequest("PATCH", { route_id: id, circuit_id, ...DETAILS });
  const { status } = await send(person, "routes/update", request);
  if (route.status !== "draft") return [status, 409];
  route.circuit = circuit_id;
  return [status, 200];
};

export const changeStrip: Step = async (context, { person, reset, route: position, value }) => {
  const { model, send } = context;
  const id = pickReset(context, reset, "draft");
  const [routeId, route] = pick([...model.routes], position);
  const isRemoval = value === 0;
  const change = isRemoval ? { strip_remove: [routeId] } : { strip_add: [routeId], take: true };
  const { status } = await send(person, `resets/${id}`, createJsonRequest("PATCH", change));
  const stored = model.resets.get(id);
  if (!stored) return [status, 404];
  if (stored.publication) return [status, 409];
  if (isRemoval) {
    stored.strip.delete(routeId);
    return [status, 200];
  }
  if (route.status === "live") wall.planStrip(model, id, routeId);
  return [status, STATUS_OF_PLANNED_STRIP[route.status]];
};

const STATUS_OF_PLANNED_STRIP = { live: 200, draft: 404, stripped: 409 };

/** Chooses the circuits that get new sets. */
export const chooseSets: Step = async (context, { person, reset, value }) => {
  const { model, send } = context;
  const id = pickReset(context, reset, "draft");
  const new_sets = [...model.sets.keys()].filter((_, index) => value !== index);
  const { status } = await send(person, `resets/${id}`, createJsonRequest("PATCH", { new_sets }));
  const stored = model.resets.get(id);
  if (!stored) return [status, 404];
  return [status, stored.publication ? 409 : 200];
};

export const publish: Step = async (context, { person, reset, time }) => {
  const { model, send } = context;
  const id = pickReset(context, reset, "draft");
  const { version = 1 } = await readJson<Partial<Reset>>(send(person, `resets/${id}`));
  const request = createJsonRequest("POST", { version });
  const response = await send(person, `resets/${id}/publish`, request);
  const stored = model.resets.get(id);
  if (!stored) return [response.status, 404];
  if (stored.publication) return [response.status, 200];
  const { new_sets: circuits } = (await response.clone().json()) as Reset;
  wall.publish(model, id, { time, circuits });
  return [response.status, 200];
};

export const undo: Step = async (context, { person, reset }) => {
  const { model, send } = context;
  const id = pickReset(context, reset, "published");
  const { status } = await send(person, `resets/${id}/undo`, { method: "POST" });
  const stored = model.resets.get(id);
  if (!stored) return [status, 404];
  if (!stored.publication) return [status, stored.isUndone ? 200 : 409];
  if (!wall.canUndo(model, id)) return [status, 409];
  wall.undo(model, id);
  return [status, 200];
};

export const deleteReset: Step = async ({ model, resets, send }, { person, reset }) => {
  const id = pick(resets, reset);
  const { status } = await send(person, `resets/${id}`, { method: "DELETE" });
  const stored = model.resets.get(id);
  if (!stored) return [status, 404];
  const routeIds = wall.listNewRoutes(model, id).map(([routeId]) => routeId);
  if (stored.publication || wall.hasClimbs(model, routeIds)) return [status, 409];
  for (const routeId of routeIds) wall.removeRoute(model, routeId);
  model.resets.delete(id);
  return [status, 204];
};
