import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { Environment } from "@topout/api/environment";
import { FILE_VARIABLES } from "@topout/api/secret-files";
import { describe, expect, test } from "vitest";

import {
  getValues,
  getVariables,
  parseDockerfile,
  requireStage,
} from "../image/parse-dockerfile.ts";
import { parseComposeFile, type Service } from "./compose-file.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFile(resolve(root, file), "utf8");
const text = await read("compose.yaml");
const { services, volumes } = parseComposeFile(text);
const programs = Object.values(services).filter(({ image }) => image.startsWith("topout:"));
const stages = parseDockerfile(await read("Dockerfile"));
const program = requireStage(stages, "program");

/** What the operator writes to the files of secrets, by the variables that name the files. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL_FILE: "postgresql://topout:password@database/topout",
  SECRET_KEY_FILE: "topout".repeat(6),
  SMTP_URL_FILE: "smtps://user:password@mail.example",
};

/** The variables of a service, with a value for those that the operator sets. */
const getSettings = ({ environment = {} }: Service) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => {
      const secret = SECRETS[name];
      return secret === undefined
        ? [name, value.replaceAll("${SITE_HOST:?}", "topout.example")]
        : [name.replace(/_FILE$/, ""), secret];
    }),
  );

/** Returns the folders in which volumes of the service are. */
const getFolders = (service: Service | undefined) =>
  service?.volumes?.map((volume) => volume.split(":")[1]);

describe("the compose file", () => {
  test("has a database, the parts of the program, and a proxy", () => {
    expect(Object.keys(services)).toEqual(["database", "api", "worker", "proxy"]);
    expect(services["database"]?.image).toBe("postgres:18");
    expect(programs).toHaveLength(2);
  });

  test.each([
    { change: ["  read_only:", "  readonly:"], error: "readonly" },
    { change: ["\nvolumes:", "\nvolume:"], error: "volume" },
    { change: ['"443:443"', '"443:https"'], error: "ports" },
    { change: ["service_healthy", "healthy"], error: "condition" },
    { change: ["      api:\n        condition", "      app:\n        condition"], error: "app is" },
    { change: ["- files:/", "- file:/"], error: "file is missing" },
    { change: ["- smtp_url", "- smtp"], error: "smtp is missing" },
    { change: ["retries: 12", "retries: many"], error: "retries" },
    { change: ["no-new-privileges:true", "no-new-privilege"], error: "security_opt" },
  ])("is rejected after the change $change", ({ change: [part = "", replacement = ""], error }) => {
    expect(text).toContain(part);

    expect(() => parseComposeFile(text.replace(part, replacement))).toThrow(error);
  });

  test("sets only variables that the program reads, with valid values", () => {
    for (const service of programs) {
      const result = Environment.strict().safeParse({
        ...getSettings(service),
        ...Object.fromEntries(
          Object.entries(getVariables(program)).filter(([name]) => name !== "PATH"),
        ),
      });
      expect(result.error).toBeUndefined();
    }
  });

  test("contains no secrets, and gives each service the files that it reads", () => {
    expect(text).not.toMatch(/PASSWORD:|SECRET_KEY:|_URL: .*@/);
    const readers = Object.values(services).filter(({ secrets }) => secrets);
    expect(readers).toHaveLength(3);
    for (const { environment = {}, secrets = [] } of readers) {
      const paths = Object.entries(environment).filter(([name]) => name.endsWith("_FILE"));
      expect(paths.map(([, path]) => path)).toEqual(secrets.map((name) => `/run/secrets/${name}`));
    }
    expect(FILE_VARIABLES).toEqual(expect.arrayContaining(Object.keys(SECRETS)));
  });

  test("lets the program use only the database without TLS", () => {
    for (const service of programs) {
      const { DATABASE_URL = "", UNENCRYPTED_HOSTS } = Environment.parse(getSettings(service));
      expect(UNENCRYPTED_HOSTS).toEqual([new URL(DATABASE_URL).hostname]);
      expect(services).toHaveProperty(UNENCRYPTED_HOSTS);
    }
  });

  test("shares the files, and stores backups beside them", () => {
    for (const service of programs) {
      const { STORAGE_URL } = Environment.parse(getSettings(service));
      expect(STORAGE_URL).toMatchObject({ kind: "folder", folder: "/files" });
      expect(service.volumes).toContain("files:/files");
    }
    const worker = services["worker"];
    const { BACKUP_TO, BACKUP_SCHEDULE } = Environment.parse(worker && getSettings(worker));
    expect(BACKUP_TO).toMatchObject({ kind: "folder", folder: "/backups" });
    expect(BACKUP_SCHEDULE).toBeDefined();
    expect(worker?.volumes).toContain("backups:/backups");
    expect(volumes).toHaveProperty("backups");
  });

  test("mounts volumes in folders that belong to the user of the image", () => {
    const [, list = ""] =
      /install --directory \S+ \S+ --mode=700 (.+)$/.exec(getValues(program, "RUN").join("\n")) ??
      [];
    const folders = list.split(" ");

    expect(folders).toEqual(["/data", "/files", "/backups"]);
    expect(folders).toEqual(expect.arrayContaining(getFolders(services["api"]) ?? []));
    expect(folders).toEqual(expect.arrayContaining(getFolders(services["worker"]) ?? []));
  });

  test("builds stages of the Dockerfile, and runs them without privileges", () => {
    for (const { build, read_only, tmpfs, cap_drop, security_opt } of programs) {
      expect(stages.map(({ name }) => name)).toContain(build?.target);
      expect({ read_only, tmpfs, cap_drop, security_opt }).toEqual({
        read_only: true,
        tmpfs: ["/tmp"],
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
    }
  });

  test("publishes only the proxy, which calls the port of the image", () => {
    const published = Object.entries(services).filter(([, { ports }]) => ports);
    const port = getValues(program, "EXPOSE")[0];

    expect(published.map(([name]) => name)).toEqual(["proxy"]);
    const command = services["proxy"]?.command ?? [];
    expect(command[command.indexOf("--to") + 1]).toBe(`api:${port}`);
    expect(Environment.parse({}).PORT).toBe(Number(port));
  });

  test("has the version of the package", async () => {
    const { version } = JSON.parse(await read("package.json")) as { version: string };

    expect(programs.map(({ image }) => image)).toEqual([
      `topout:${version}`,
      `topout:${version}-ffmpeg`,
    ]);
  });
});
