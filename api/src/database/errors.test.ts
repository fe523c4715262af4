import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { isConnectionError } from "./errors.ts";

const createError = (code: string, syscall?: string) =>
  Object.assign(new Error("test"), { code, ...(syscall && { syscall }) });

describe("isConnectionError", () => {
  test.each([
    ["a query loses its connection", new DrizzleQueryError("", [], createError("ECONNRESET"))],
    ["PostgreSQL shuts down", createError("57P01")],
    ["a transaction cannot connect", createError("ECONNREFUSED", "connect")],
    ["a socket does not exist", createError("ENOENT", "connect")],
    ["a host is unknown", createError("ENOTFOUND", "getaddrinfo")],
    [
      "no address of a host can be reached",
      Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }),
    ],
  ])("returns true if %s", (_title, error) => {
    expect(isConnectionError(error)).toBe(true);
  });

  test.each([
    ["a file does not exist", createError("ENOENT", "open")],
    ["a client disconnects", createError("ECONNRESET")],
    ["a client does not read its response", createError("EPIPE", "write")],
    ["a query violates a constraint", new DrizzleQueryError("", [], createError("23505"))],
  ])("returns false if %s", (_title, error) => {
    expect(isConnectionError(error)).toBe(false);
  });
});
