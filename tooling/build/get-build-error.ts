import { stripVTControlCharacters } from "node:util";

const ERROR_START = "error during build:";
/** The first line of the bundler's own stack. */
const STACK_START = "\n    at ";
const SUMMARY = /^Build failed with \d+ errors?:\n/;

/** Returns only what is wrong with the source, from the output of a failed build. If that is unknown, returns all of it. */
export function getBuildError(output: string): string {
  const text = stripVTControlCharacters(output);
  const start = text.lastIndexOf(ERROR_START);
  const [message = ""] =
    start === -1 ? [] : text.slice(start + ERROR_START.length).split(STACK_START);
  return message.trim().replace(SUMMARY, "").trim() || text;
}
