import Fastify, { type FastifyInstance } from "fastify";

import type { AppParts } from "./app-parts.ts";
import { createGatekeeper } from "./auth/gatekeeper.ts";
import { createRateLimits } from "./auth/rate-limits.ts";
import { createSessions } from "./auth/sessions.ts";
import { createTokens } from "./auth/tokens.ts";
import { deleteOldFeedPositions } from "./features/activities/old-feed-positions.ts";
import { implementFeatures } from "./features/index.ts";
import { answerFailure, answerNoise } from "./http/answer-failure.ts";
import { openApiScope } from "./http/api-scope.ts";
import { addCommonHeaders } from "./http/common-headers.ts";
import { allowOrigins } from "./http/cors.ts";
import { logAnswer, logging, nameRequest } from "./http/log.ts";
import { mount } from "./http/mount.ts";
import { openScratchFolder } from "./scratch-folder.ts";
import { createChanges } from "./lists/changes.ts";
import { keepLists } from "./lists/keep-lists.ts";
import { serveDocs } from "./openapi/docs.ts";
import { openapiHttp } from "./openapi/openapi.http.ts";
import { sweep } from "./sweep.ts";

/** Node refuses longer ones: a name or an id of any length reaches the endpoint, which knows what it means. */
const LONGEST_PATH = 16_384;

/** The API, everything under /api: ready to listen, or to be asked without a port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, log, isReady = () => true } = parts;
  const app = Fastify({
    ...logging(log),
    trustProxy: config.trustedProxies ?? false,
    frameworkErrors: answerFailure,
    clientErrorHandler: answerNoise,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH },
    // A request that came before the end is served, also on a connection that was kept open.
    return503OnClosing: false,
  });
  app.setErrorHandler(answerFailure);
  app.addHook("onRequest", nameRequest);
  app.addHook("onResponse", logAnswer);
  addCommonHeaders(app);
  allowOrigins(app, config.corsOrigins ?? []);

  const tokens = createTokens(config.secretKey);
  const sessions = createSessions(db, tokens);
  const limits = createRateLimits(db, config.limits);
  const changes = parts.changes ?? createChanges(db);
  const lists = keepLists(app, db, changes);
  sweep(app, [sessions.forgetExpired, limits.forgetExpired, () => deleteOldFeedPositions(db)]);

  const house = {
    gatekeeper: createGatekeeper(tokens, sessions),
    checkAnswers: config.checkAnswers ?? false,
    uploads: await openScratchFolder(parts.uploadsDir),
  };
  const features = implementFeatures({ ...parts, sessions, limits, changes, lists });
  await app.register(
    async (api) => {
      openApiScope(api, isReady);
      for (const part of [...features, openapiHttp()]) mount(api, part, house);
      serveDocs(api);
    },
    { prefix: "/api" },
  );
  return app;
}
