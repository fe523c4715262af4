import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { createInvalidRequestError } from "../errors/problem-error.ts";
import { isBodyPending } from "./lingering-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Large files take a long time, so uploads have a minimum speed instead of a time limit. */
    readonly receivesUpload?: boolean;
  }
}

/** Limits how long a client may take to send a body. Otherwise, a client could keep requests open forever. */
export function limitBodyTime(app: FastifyInstance, timeoutMs: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (isBodyPending(raw) && !routeOptions.config.receivesUpload) {
      const timer = setTimeout(() => rejectBody(request, reply), timeoutMs).unref();
      const stopTimer = () => clearTimeout(timer);
      raw.once("end", stopTimer).once("close", stopTimer);
    }
    done();
  });
}

function rejectBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) raw.destroy();
  else reply.send(createLateBodyError());
}

const createLateBodyError = () =>
  createInvalidRequestError([
    { loc: ["body"], msg: "The body did not arrive in time", type: "value_error" },
  ]);
