import { describe, expect, test } from "vitest";

import { checkDynamicImports } from "./check-dynamic-imports.ts";

const chunk = (file: string, imports: string[] = []) => ({ file, imports, dynamicImports: [] });

const build = {
  entry: chunk("remoteEntry.js"),
  common: chunk("assets/common.js"),
  screen: chunk("assets/screen.js"),
  dialog: chunk("assets/dialog.js", ["common"]),
};

/** Checks a screen that imports a dialog, in the format of Vite's build. */
const check = (screen: string, preload: readonly string[] = []) =>
  checkDynamicImports({
    scripts: new Map([["assets/screen.js", screen]]),
    build,
    preload: ["remoteEntry.js", ...preload],
  });

const files = 'm.f=["./dialog.js","./common.js"]';
const importDialog = (dependencies: string) =>
  `${files};p(async()=>{let{D:e}=await import(\`./dialog.js\`);return{D:e}},${dependencies},import.meta.url)`;

describe("checkDynamicImports", () => {
  test("accepts an import that lists the chunk and its static imports", () => {
    expect(() => check(importDialog("__vite__mapDeps([0,1])"))).not.toThrow();
  });

  test("accepts files that the shell has already checked", () => {
    expect(() => check(importDialog("__vite__mapDeps([0])"), ["assets/common.js"])).not.toThrow();
    expect(() => check("p(()=>import(`../remoteEntry.js`),[],import.meta.url)")).not.toThrow();
  });

  test.each([
    ["no dependencies", importDialog("[]"), "without the hash"],
    [
      "only the chunk",
      importDialog("__vite__mapDeps([0])"),
      "without the hash of assets/common.js",
    ],
    ["only another chunk", importDialog("__vite__mapDeps([1])"), "assets/dialog.js"],
    ["no helper", `${files};import("./dialog.js")`, "without the hash"],
    ["a computed URL", "import(url)", "an unknown file"],
    ["a template", "import(`./${name}.js`)", "an unknown file"],
    ["a file outside of the build", "import(`https://cdn.example/a.js`)", "not part of the build"],
  ])("rejects an import with %s", (_title, screen, message) => {
    expect(() => check(screen)).toThrow(message);
  });
});
