import { describe, expect, test } from "vitest";

import { parseArguments, UsageError } from "./parse-arguments.ts";

const parseCommand = (...args: string[]) => parseArguments(args).command;

describe("parseArguments", () => {
  test("accepts the name of a remote, or its folder", () => {
    expect(parseCommand("climber")).toMatchObject({ name: "release", remote: "climber" });
    expect(parseCommand("mf-feed-profile", "--notes", "New feed")).toEqual({
      name: "release",
      remote: "feedProfile",
      notes: "New feed",
      isPreview: false,
      from: undefined,
      site: undefined,
      api: undefined,
    });
    expect(
      parseCommand("admin", "--site", "https://topout.example", "--api", "http://127.0.0.1:8080"),
    ).toMatchObject({ site: "https://topout.example", api: "http://127.0.0.1:8080" });
  });

  test("reads a preview, and the command that makes it live", () => {
    expect(parseCommand("admin", "--preview")).toMatchObject({ name: "release", isPreview: true });
    expect(parseCommand("promote", "admin", "0a1b")).toMatchObject({
      name: "promote",
      remote: "admin",
      hash: "0a1b",
    });
  });

  test("reads a rollback with and without a hash", () => {
    expect(parseCommand("rollback", "admin")).toMatchObject({ remote: "admin", hash: undefined });
    expect(parseCommand("rollback", "admin", "0a1b")).toMatchObject({ hash: "0a1b" });
  });

  test("keeps 5 releases by default", () => {
    expect(parseCommand("prune")).toEqual({ name: "prune", keepCount: 5 });
    expect(parseCommand("prune", "--keep", "2")).toEqual({ name: "prune", keepCount: 2 });
  });

  test("reads the locations", () => {
    const args = ["list", "--target", "/srv/remotes", "--history", "/srv/history.jsonl"];

    expect(parseArguments(args)).toMatchObject({
      target: "/srv/remotes",
      history: "/srv/history.jsonl",
      remotesUrl: undefined,
    });
  });

  test.each([
    [[], /^Usage/],
    [["billing"], /^Unknown remote: billing/],
    [["climber", "--force"], /--force/],
    [["rollback", "climber", "../other"], /not the hash/],
    [["promote", "climber"], /^promote needs the hash/],
    [["prune", "--keep", "0"], /--keep must be a number/],
  ])("rejects %j", (args, message) => {
    expect(() => parseArguments(args)).toThrow(UsageError);
    expect(() => parseArguments(args)).toThrow(message);
  });
});
