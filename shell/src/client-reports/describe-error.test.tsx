import { ApiError } from "@topout/shared/api";
import { NetworkError } from "@topout/shared/domain";
import { describe, expect, test } from "vitest";

import { describeError } from "./describe-error.ts";

const SHELL = "thZ8JFs9";
const REMOTE = "https://remotes.example/remotes/climber/v/5e8070708c1e9511/assets";

function createError(stack: string, values: { name?: string; message?: string } = {}): Error {
  return Object.assign(new Error(values.message ?? "no"), { stack, name: values.name ?? "Error" });
}

describe("describeError", () => {
  test("names the release and the place of a remote, not those of the shared code above it", () => {
    const stack = [
      "TypeError: x is not a function",
      `    at k (${location.origin}/assets/shared/react-dom-BhcTRm79.js:8:1200)`,
      `    at Map (${REMOTE}/dashboard-screen-DI0UVgDg.js:1:2345)`,
      `    at ${location.origin}/assets/index-thZ8JFs9.js:1:10`,
    ].join("\n");

    expect(
      describeError(
        createError(stack, { name: "TypeError", message: "x is not a function" }),
        SHELL,
      ),
    ).toEqual({
      part: "climber",
      release: "5e8070708c1e9511",
      name: "TypeError",
      problem: "Not a function",
      place: "dashboard-screen-DI0UVgDg.js:1:2345",
    });
  });

  test("reads the stacks of Firefox and Safari", () => {
    const stack = `Map@${REMOTE}/dashboard-screen-DI0UVgDg.js?r=1:1:2345\n@${location.origin}/feed:3:1`;

    expect(describeError(createError(stack), SHELL)).toMatchObject({
      part: "climber",
      place: "dashboard-screen-DI0UVgDg.js:1:2345",
    });
  });

  test("names the shell for an error in its own scripts", () => {
    const stack = `Error: no\n    at a (${location.origin}/assets/index-thZ8JFs9.js:1:10)`;

    expect(describeError(createError(stack), SHELL)).toMatchObject({
      part: "shell",
      release: SHELL,
      place: "index-thZ8JFs9.js:1:10",
    });
  });

  test.each([
    ["a browser extension", createError("Error: no\n    at a (chrome-extension://abc/x.js:1:1)")],
    ["another site", createError("Error: no\n    at a (https://ads.example/assets/x.js:1:1)")],
    ["a text", "no"],
    ["an error without a stack", createError("")],
    [
      "a failed request",
      Object.assign(new ApiError(500, { detail: "INTERNAL", message: "no" }), {
        stack: `at a (${REMOTE}/x.js:1:1)`,
      }),
    ],
    [
      "a lost network",
      Object.assign(new NetworkError("no"), { stack: `at a (${REMOTE}/x.js:1:1)` }),
    ],
  ])("ignores %s", (_title, error) => {
    expect(describeError(error, SHELL)).toBeUndefined();
  });

  test("contains nothing of the message, the name or the path, which can contain personal data", () => {
    const secrets = ["ann@topout.example", "kim_w", "eyJhbGciOiJIUzI1NiJ9"];
    const text = secrets.join(" ");
    const stack = [
      `Error: ${text}`,
      `    at kim_w (${REMOTE}/x-1.js?token=eyJhbGciOiJIUzI1NiJ9:1:1)`,
      `    at ${location.origin}/profile/kim_w:1:1`,
    ].join("\n");

    const described = describeError(
      createError(stack, {
        name: text,
        message: `Cannot read properties of undefined (reading '${text}')`,
      }),
      SHELL,
    );

    expect(described).toEqual({
      part: "climber",
      release: "5e8070708c1e9511",
      name: "Error",
      problem: "Cannot read a property of undefined",
      place: "x-1.js:1:1",
    });
  });
});
