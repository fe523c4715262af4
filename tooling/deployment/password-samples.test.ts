import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { Environment } from "@topout/api/environment";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

test.each(["compose.yaml", "docs/fleet/kubernetes.yaml", "docs/operations.md"])(
  "%s sets rules for passwords",
  async (file) => {
    const text = await readFile(resolve(root, file), "utf8");
    // As `NAME=8`, `NAME: "8"`, or a name and a value.
    const assignments = text.matchAll(
      /(?<name>PASSWORD_\w+)(?:=|: |\n\s+value: )"?(?<value>\d+)\b/g,
    );
    const settings = Object.fromEntries(
      Array.from(assignments, ({ groups }) => [groups?.["name"], groups?.["value"]]),
    );

    const { PASSWORD_MIN_LENGTH, PASSWORD_REFUSE_COMMON } = Environment.parse(settings);

    expect(PASSWORD_MIN_LENGTH).toBeGreaterThanOrEqual(8);
    expect(PASSWORD_REFUSE_COMMON).toBe(true);
  },
);
