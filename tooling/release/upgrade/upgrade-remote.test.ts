import { mkdtemp, readFile, rm, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { REMOTE_INTERFACE_VERSION } from "@topout/shared/remote";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { upgradeRemote } from "./upgrade-remote.ts";

const libraries = { react: "19.3.1", "react-dom": "19.3.1", zustand: "5.1.0" };

/** A remote of interface version 6. */
const OLD_REMOTE = {
  "package.json": `{
  "name": "mf-comps",
  "dependencies": { "react": "19.2.7" },
  "devDependencies": { "react-dom": "^19.2.0", "vite": "8.3.8", "zustand": "catalog:" }
}
`,
  "src/dialog.tsx": `import { type ReactNode, useRef } from "react";
import { createPortal, flushSync as flush } from "react-dom";
import { styled } from "@topout/shared/platform";

export const Dialog = () => createPortal(<p />, document.body);
`,
  "src/list.tsx": `"use client";
import ReactDOM, { createPortal as portal } from 'react-dom';

export const show = () => ReactDOM.flushSync(() => portal(null, document.body));
`,
  "src/use-leave-guard.ts": `import {
  setPopStateHandler, // before the router
  useNavigate,
} from "@topout/shared/platform";
export { flushSync } from "react-dom";
`,
  "src/new.ts": `import { createPortal } from "@topout/shared/platform";
`,
};

let folder: string;
let lines: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "topout-upgrade-"));
  for (const [file, text] of Object.entries(OLD_REMOTE)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const read = (file: keyof typeof OLD_REMOTE) => readFile(join(folder, file), "utf8");

describe("upgradeRemote", () => {
  test("edits the imports that have moved, and the versions of the libraries", async () => {
    const isLeft = await upgradeRemote({ folder, libraries, isCheck: false });

    expect(await read("src/dialog.tsx")).toBe(`import { type ReactNode, useRef } from "react";
import { styled, createPortal, flushSync as flush } from "@topout/shared/platform";

export const Dialog = () => createPortal(<p />, document.body);
`);
    expect(await read("src/list.tsx")).toBe(`"use client";
import ReactDOM from 'react-dom';
import { createPortal as portal } from '@topout/shared/platform';

export const show = () => ReactDOM.flushSync(() => portal(null, document.body));
`);
    expect(JSON.parse(await read("package.json"))).toEqual({
      name: "mf-comps",
      dependencies: { react: "19.3.1" },
      devDependencies: { "react-dom": "19.3.1", vite: "8.3.8", zustand: "catalog:" },
    });
    expect(isLeft).toBe(true);
  });

  test("names the file and the line of everything, and says what it has edited", async () => {
    await upgradeRemote({ folder, libraries, isCheck: false });

    const moved = "comes from @topout/shared/platform instead of react-dom since interface version";
    expect(lines).toEqual([
      "package.json: react 19.2.7 → 19.3.1 (edited)",
      "package.json: react-dom ^19.2.0 → 19.3.1 (edited)",
      expect.stringMatching(`^src/dialog.tsx:2:10 createPortal ${moved} 8\\..*\\(edited\\)$`),
      expect.stringMatching(`^src/dialog.tsx:2:24 flushSync ${moved} 9\\..*\\(edited\\)$`),
      expect.stringMatching(`^src/list.tsx:2:20 createPortal ${moved} 8\\..*\\(edited\\)$`),
      expect.stringMatching(`^src/list.tsx:4:27 flushSync ${moved} 9\\..*[^)]$`),
      expect.stringMatching(
        "^src/use-leave-guard.ts:2:3 setPopStateHandler of .* since interface version 7. Use addHistoryBlocker",
      ),
      expect.stringMatching(`^src/use-leave-guard.ts:5:10 flushSync ${moved} 9\\..*[^)]$`),
      `Interface version ${REMOTE_INTERFACE_VERSION}: 5 edited, 3 left.`,
    ]);
  });

  test("changes nothing when it only checks", async () => {
    expect(await upgradeRemote({ folder, libraries, isCheck: true })).toBe(true);

    for (const file of Object.keys(OLD_REMOTE)) {
      expect(await readFile(join(folder, file), "utf8")).toBe(
        OLD_REMOTE[file as keyof typeof OLD_REMOTE],
      );
    }
    expect(lines.at(-1)).toBe(`Interface version ${REMOTE_INTERFACE_VERSION}: 0 edited, 8 left.`);
  });

  test("finds nothing in what it has edited, once the rest is edited by hand", async () => {
    await upgradeRemote({ folder, libraries, isCheck: false });
    await writeFile(join(folder, "src/list.tsx"), "export {};\n");
    await rm(join(folder, "src/use-leave-guard.ts"));
    lines = [];

    expect(await upgradeRemote({ folder, libraries, isCheck: false })).toBe(false);

    expect(lines).toEqual([`Nothing to change for interface version ${REMOTE_INTERFACE_VERSION}.`]);
  });

  test("names the file that it cannot parse", async () => {
    await writeFile(join(folder, "src/new.ts"), "import {");

    await expect(upgradeRemote({ folder, libraries, isCheck: true })).rejects.toThrow(
      "src/new.ts cannot be parsed",
    );
  });
});
