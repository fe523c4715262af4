import { openapi } from "@topout/shared/contract";

import { implement } from "../http/implement.ts";
import { PreparedBody } from "../http/prepared-body.ts";
import { createOpenApiDocument } from "./document.ts";

/** The first request creates the document, so it does not delay the start. */
export function createOpenApiHandlers() {
  let document: PreparedBody<Record<string, unknown>> | undefined;
  return implement(openapi, {
    read: () => (document ??= new PreparedBody(createOpenApiDocument())),
  });
}
