import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const ENTRIES = ["contract", "domain", "api", "platform", "theme", "ui", "gym-map"];
const API_FOLDERS = ["program", "features", "lists", "http", "auth", "database"];
const LIBRARIES = ["zod", "react", "react-router-dom", "styled-components", "zustand", "vitest"];

/** A minimal copy of the project without imports. Each test adds the imports and other files that it needs. */
export class Fixture {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), "topout-boundaries-")));
  readonly folders = [
    "shell",
    "mf-climber",
    "mf-setter",
    "shared",
    "api",
    "archive",
    "demo",
    "embedded-postgres",
    "e2e",
  ];

  constructor() {
    for (const folder of this.folders) this.addPackage(folder);
    for (const entry of ENTRIES) this.write(`shared/src/${entry}/index.ts`, "export const a = 1;");
    for (const library of LIBRARIES) this.addLibrary(library);
    this.write("node_modules/zod/mini.js", "export const a = 1;");
    this.write("api/src/testing/index.ts", "export const a = 1;");
    this.write("api/src/app.ts", "export const a = 1;");
    this.write("api/src/errors/problem-error.ts", "export const a = 1;");
    this.write("embedded-postgres/src/launch.ts", "export const a = 1;");
    this.write("embedded-postgres/src/testing/index.ts", "export const a = 1;");
    for (const folder of API_FOLDERS) this.write(`api/src/${folder}/a.ts`, "export const a = 1;");
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), `${text}\n`);
  }

  /** Writes a file that imports another one. */
  writeImport(file: string, importPath: string): void {
    this.write(file, `import { a } from "${importPath}";\nexport const b = a;`);
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  private addPackage(folder: string): void {
    const name = `@topout/${folder}`;
    const exports = {
      ".": "./src/index.ts",
      "./testing": "./src/testing/index.ts",
      "./*": "./src/*/index.ts",
    };
    this.write(`${folder}/package.json`, JSON.stringify({ name, type: "module", exports }));
    this.write(`${folder}/src/index.ts`, "export const a = 1;");
    mkdirSync(join(this.root, "node_modules/@topout"), { recursive: true });
    symlinkSync(join(this.root, folder), join(this.root, "node_modules", name));
  }

  private addLibrary(name: string): void {
    const exports = { ".": "./index.js", "./mini": "./mini.js" };
    this.write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports }));
    this.write(`node_modules/${name}/index.js`, "export const a = 1;");
  }
}
