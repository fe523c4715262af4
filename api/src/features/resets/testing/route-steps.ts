import type { ManyRoutesResult, Route } from "@topout/shared/contract";

import { createJsonRequest, readJson } from "../../../testing/index.ts";
import { pick } from "./set-up-wall.ts";
import * as wall from "./wall-model.ts";
import type { Step } from "./wall-step.ts";

const HOUR_MS = 60 * 60_000;

export const changeStatus =
  (change: "strip" | "restore"): Step =>
  async ({ model, send }, { person, route: position, time }) => {
    const [id, route] = pick([...model.routes], position);
    const { version } = await readJson<Route>(send(person, `routes/${id}`));
    const request = createJsonRequest("POST", { routes: [{ id, version }], [change]: true });
    const response = send(person, "routes/change_many", request);
    const { failed } = await readJson<ManyRoutesResult>(response);
    if (route.status === "live" && change === "strip") wall.strip(route, time);
    if (route.status === "stripped" && change === "restore") wall.restore(model, route);
    return [failed, []];
  };

export const deleteRoute: Step = async ({ model, send }, { person, route: position }) => {
  const [id, route] = pick([...model.routes], position);
  const { status } = await send(person, `routes/${id}`, { method: "DELETE" });
  if (route.status === "draft" && wall.hasClimbs(model, [id])) return [status, 409];
  wall.removeRoute(model, id);
  return [status, 204];
};

/** Logs a climb of now, or one of an hour ago that was offline until now. */
export const logClimb: Step = async ({ model, send }, { person, route: position, value }) => {
  const [routeId, route] = pick([...model.routes], position);
  const [id, isLate, sent] = [crypto.randomUUID(), value % 2 === 0, value < 4];
  const time = new Date(Date.now() - (isLate ? HOUR_MS : 0));
  const path = `climbs/me/${sent ? "add_send" : "add_attempt"}/${routeId}`;
  const { status } = await send(person, path, createJsonRequest("POST", { id, time }));
  if (route.status === "draft" && !(route.wasPublished && isLate)) return [status, 404];
  model.climbs.set(id, { person, route: routeId, sent });
  return [status, 201];
};

export const removeClimb: Step = async ({ model, send }, { route: position }) => {
  if (model.climbs.size === 0) return [0, 0];
  const [id, { person }] = pick([...model.climbs], position);
  const { status } = await send(person, `climbs/me/${id}`, { method: "DELETE" });
  model.climbs.delete(id);
  return [status, 204];
};
