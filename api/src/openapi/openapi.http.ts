import { openapi } from "@topout/shared/contract/server";

import { defineHandlers } from "../http/define-handlers.ts";
import { PreparedBody } from "../http/conditional/prepared-body.ts";
import { createOpenApiDocument } from "./document.ts";

/** Creates the document on the first request, so that it does not delay the start. */
export function createOpenApiHandlers() {
  let document: PreparedBody<Record<string, unknown>> | undefined;
  return defineHandlers(openapi, {
    read: () => (document ??= new PreparedBody(createOpenApiDocument())),
  });
}
