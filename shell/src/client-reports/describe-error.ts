import { isApiError } from "@topout/shared/api";
import {
  ReportedErrorName,
  type ReportedProblem,
  type ReportedPart,
} from "@topout/shared/contract";
import { isNetworkError } from "@topout/shared/domain";
import { type RemoteName, remotes } from "@topout/shared/remote";

import { type PartId, parseRemoteFile } from "./reported-releases.ts";

interface DescribedError extends PartId {
  readonly name: ReportedErrorName;
  readonly problem: ReportedProblem;
  readonly place: string;
}

/**
 * Describes an error without its message, which can contain texts of users. Returns undefined for an error that is no
 * fault of a release: a failed request, or one of a browser extension.
 */
export function describeError(error: unknown, shellRelease: string): DescribedError | undefined {
  if (!(error instanceof Error) || isExpected(error)) return undefined;
  const frames = parseFrames(error.stack ?? "");
  // Shared code throws for the remote that calls it.
  const frame = frames.find(({ part }) => part !== "shell") ?? frames[0];
  if (!frame) return undefined;
  return {
    part: frame.part,
    release: frame.release ?? shellRelease,
    name: ReportedErrorName.safeParse(error.name).data ?? "Error",
    problem: findProblem(error.message),
    place: frame.place,
  };
}

const isExpected = (error: Error): boolean =>
  isApiError(error) || isNetworkError(error) || error.name === "AbortError";

interface Frame {
  readonly part: ReportedPart;
  /** Undefined for the shell. */
  readonly release: string | undefined;
  readonly place: string;
}

const MAX_FRAMES = 50;
const MAX_LINE_LENGTH = 500;

/** Returns the frames in scripts of the shell and the remotes. */
function parseFrames(stack: string): Frame[] {
  const lines = stack.split("\n", MAX_FRAMES).filter(({ length }) => length < MAX_LINE_LENGTH);
  return lines.flatMap((line) => {
    const { address, position } = parseLine(line);
    if (!POSITION.test(position) || !URL.canParse(address)) return [];
    const url = new URL(address);
    const owner = findOwner(url);
    const file = url.pathname.split("/").at(-1) ?? "";
    return owner && file.endsWith(".js") ? [{ ...owner, place: `${file}:${position}` }] : [];
  });
}

/** The row and the column. */
const POSITION = /^\d{1,7}:\d{1,7}$/;

/** Chromium writes `at name (address:row:column)` or `at address:row:column`, the others `name@address:row:column`. */
function parseLine(line: string) {
  const end = line.slice(line.search(/https?:\/\//)).trimEnd();
  const parts = (end.endsWith(")") ? end.slice(0, -1) : end).split(":");
  return { address: parts.slice(0, -2).join(":"), position: parts.slice(-2).join(":") };
}

function findOwner({ origin, pathname }: URL): Pick<Frame, "part" | "release"> | undefined {
  const remote = parseRemoteFile(pathname);
  if (remote && isRemoteName(remote.name)) return { part: remote.name, release: remote.release };
  const isShell = origin === location.origin && pathname.startsWith("/assets/");
  return isShell ? { part: "shell", release: undefined } : undefined;
}

const isRemoteName = (name: string): name is RemoteName => Object.hasOwn(remotes, name);

/** Fragments of the messages of Chromium, Firefox and Safari. */
const FRAGMENTS: readonly (readonly [string, ReportedProblem])[] = [
  ["Cannot read properties of undefined", "Cannot read a property of undefined"],
  ["undefined is not an object", "Cannot read a property of undefined"],
  [" is undefined", "Cannot read a property of undefined"],
  ["Cannot read properties of null", "Cannot read a property of null"],
  ["null is not an object", "Cannot read a property of null"],
  [" is null", "Cannot read a property of null"],
  ["Cannot set properties of undefined", "Cannot set a property of undefined"],
  ["Cannot set properties of null", "Cannot set a property of null"],
  ["is not a function", "Not a function"],
  ["is not defined", "Not defined"],
  ["Can't find variable", "Not defined"],
  ["is not iterable", "Not iterable"],
  ["Assignment to constant variable", "Assignment to a constant"],
  ["invalid assignment to const", "Assignment to a constant"],
  ["Maximum call stack size exceeded", "Too much recursion"],
  ["too much recursion", "Too much recursion"],
  ["nvalid array length", "Invalid array length"],
  ["is not valid JSON", "Invalid JSON"],
  ["JSON.parse", "Invalid JSON"],
  ["Minified React error", "React error"],
  ["dynamically imported module", "Module did not load"],
  ["Importing a module script failed", "Module did not load"],
];

const findProblem = (message: string): ReportedProblem =>
  FRAGMENTS.find(([fragment]) => message.includes(fragment))?.[1] ?? "Other";
