import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";

import * as contract from "./index.ts";
import { LoginForm, RegistrationForm } from "../requests/auth.ts";
import { CircuitCreation } from "../requests/circuit-changes.ts";
import { PasswordResetForm } from "../requests/email-links.ts";
import { getIssueMessage } from "../requests/issue-message.ts";

/** Every schema of a request and of a form, by the name of its endpoint or form. */
const schemas = new Map<string, z.ZodMiniObject>([
  ...Object.values<unknown>(contract).flatMap((value) =>
    Object.values(Object(value)).flatMap((endpoint): [string, z.ZodMiniObject][] => {
      const { method, path, query, body } = Object(endpoint) as Partial<contract.ServerEndpoint>;
      if (!method) return [];
      return [query, body].flatMap((schema) => (schema ? [[`${method} ${path}`, schema]] : []));
    }),
  ),
  ["LoginForm", LoginForm],
  ["RegistrationForm", RegistrationForm],
  ["PasswordResetForm", PasswordResetForm],
]);

const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  "x",
  "-",
  "\0",
  "\ud800",
  "{}",
  '{"lines":[{"joined":1,"points":[{"x":"1","y":1e9}],"style":"roof"}],"areas":[{"color":"red","points":1}]}',
  "x".repeat(100_000),
  "9".repeat(9),
  -1,
  1e9,
  0.5,
  Number.NaN,
  true,
  [],
  [{}],
  [{ id: "x", version: 0.5 }],
  Array.from({ length: 300 }, () => ({})),
  {},
];

const fields = [...schemas].flatMap(([name, schema]) =>
  Object.keys(schema.shape).map((field) => [name, field, schema] as const),
);

const LIBRARY_MESSAGE = /^(Invalid (input|option|UUID|ISO)|Too (big|small)|Unrecognized)/;
/** Says nothing about the field. */
const DEFAULT_MESSAGE = getIssueMessage({ code: "custom", input: "" });

describe("a wrong value in a request", () => {
  test.each(fields)("%s %s has a message of ours", (_name, field, schema) => {
    for (const value of WRONG_VALUES) {
      const { error } = schema.safeParse({ [field]: value }, { error: getIssueMessage });

      for (const { message } of error?.issues ?? []) {
        expect(message).not.toMatch(LIBRARY_MESSAGE);
        expect(message).not.toBe(DEFAULT_MESSAGE);
      }
    }
  });

  test.each([
    [RegistrationForm, "password", "x".repeat(130), "At most 128 characters"],
    [LoginForm, "username", undefined, "Required"],
    [CircuitCreation, "color", undefined, "Required"],
    [
      CircuitCreation,
      "color",
      "teal",
      "Choose one of these: violet, red, green, blue, yellow, orange, black, pink",
    ],
    [contract.routeChanges.create.body, "x", "left", "Must be a number"],
    [contract.routeChanges.create.body, "x", 1e6, "At most 100,000"],
    [contract.routeChanges.changeMany.body, "routes", [], "At least 1 entry"],
  ])("says what is wrong", (...[schema, field, value, message]) => {
    const { error } = schema.safeParse({ [field]: value }, { error: getIssueMessage });

    expect(error?.issues.find(({ path }) => path[0] === field)?.message).toBe(message);
  });
});
