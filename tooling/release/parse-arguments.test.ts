import { describe, expect, test } from "vitest";

import { parseArguments } from "./parse-arguments.ts";
import { UsageError } from "./usage-error.ts";

const parseCommand = (...args: string[]) => parseArguments(args).command;

describe("parseArguments", () => {
  test("accepts the name of a remote, or its folder", () => {
    expect(parseCommand("climber")).toMatchObject({ name: "release", remote: "climber" });
    expect(parseCommand("mf-feed-profile", "--notes", "New feed")).toEqual({
      name: "release",
      remote: "feedProfile",
      notes: "New feed",
      isPreview: false,
      share: 100,
      canHalt: true,
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

  test("reads the share of a gradual release, and what changes it", () => {
    expect(parseCommand("climber", "--share", "10")).toMatchObject({ name: "release", share: 10 });
    expect(parseCommand("promote", "climber", "0a1b2c3", "--share", "5")).toMatchObject({
      share: 5,
    });
    expect(parseCommand("share", "climber", "50")).toEqual({
      name: "share",
      remote: "climber",
      share: 50,
      canHalt: true,
      notes: undefined,
    });
  });

  test("reads that a gradual release never goes back by itself", () => {
    for (const args of [
      ["climber", "--share", "10"],
      ["share", "climber", "10"],
      ["promote", "climber", "0a1b2c3", "--share", "10"],
    ]) {
      expect(parseCommand(...args)).toMatchObject({ share: 10, canHalt: true });
      expect(parseCommand(...args, "--no-halt")).toMatchObject({ share: 10, canHalt: false });
    }
    expect(() => parseCommand("climber", "--no-halt")).toThrow("--no-halt needs a share below 100");
  });

  test("reads which remote to switch off and on", () => {
    expect(parseCommand("off", "admin", "--reason", " Wrong grades ")).toEqual({
      name: "off",
      remote: "admin",
      reason: "Wrong grades",
    });
    expect(parseCommand("on", "mf-admin")).toMatchObject({ name: "on", remote: "admin" });
  });

  test.each([
    [["--help"], /^Usage:\n.*\n.*--share/],
    [["climber", "-h"], /^Usage: npm run release -- <remote>\n/],
    [["release", "--help"], /--preview/],
    [["share", "--help"], /^Usage: npm run release -- share <remote> <percent>\n/],
    [["promote", "--help"], /^Usage: npm run release -- promote/],
    [["rollback", "--help"], /^Usage: npm run release -- rollback/],
    [["off", "--help"], /--reason/],
    [["on", "--help"], /^Usage: npm run release -- on/],
    [["list", "--help"], /^Usage: npm run release -- list/],
    [["prune", "--help"], /--keep/],
  ])("explains %j", (args, text) => {
    expect(parseArguments(args).command).toEqual({
      name: "help",
      text: expect.stringMatching(text),
    });
  });

  test("keeps 5 releases by default", () => {
    expect(parseCommand("prune")).toEqual({ name: "prune", remote: undefined, keepCount: 5 });
    expect(parseCommand("prune", "mf-admin", "--keep", "2")).toEqual({
      name: "prune",
      remote: "admin",
      keepCount: 2,
    });
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
    [["climber", "--share", "0"], /from 1 to 100/],
    [["share", "climber"], /from 1 to 100/],
    [["share", "climber", "101"], /from 1 to 100/],
    [["off", "climber"], /^off needs --reason/],
    [["off", "climber", "--reason", "x".repeat(201)], /1 to 200 characters/],
  ])("rejects %j", (args, message) => {
    expect(() => parseArguments(args)).toThrow(UsageError);
    expect(() => parseArguments(args)).toThrow(message);
  });
});
