import { BUILD_TARGET } from "@topout/shared/federation";
import { minifySync } from "vite";

/** Returns a JavaScript expression that calls the function. The arguments can be values or functions. */
export const callInline = <Args extends readonly unknown[]>(
  run: (...args: Args) => unknown,
  ...args: Args
) => `(${run.toString()})(${args.map(toSource).join()})`;

const toSource = (value: unknown) =>
  typeof value === "function" ? value.toString() : JSON.stringify(value);

/** Runs the script in a task of its own, because a slow phone takes up to 60 ms for it. */
export const inTask = (script: string) => `setTimeout(() => {${script}})`;

/** Minifies an inline script for the supported browsers. */
export function minifyInline(script: string): string {
  const { code, errors } = minifySync("inline.js", script, {
    module: false,
    compress: { target: BUILD_TARGET },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
