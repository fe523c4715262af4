import * as z from "zod/mini";

/** For `z.transform`. The next schema in the pipe must validate the value. */
export function parseJson(text: string, context: z.core.ParsePayload): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.issues.push({ code: "custom", message: "This is not valid JSON", input: text });
    return z.NEVER;
  }
}
