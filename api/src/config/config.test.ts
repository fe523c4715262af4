import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { readConfig } from "./config.ts";
import { projectRoot } from "./project-root.ts";

const secret = "a-secret-that-is-long-enough-to-sign";

describe("readConfig", () => {
  test("uses the defaults without any variable", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      dataDir: join(projectRoot, "data"),
      storage: { kind: "folder", folder: join(projectRoot, "data", "files") },
      remotesDir: join(projectRoot, "dist", "remotes"),
      hasDemo: false,
      hasServiceWorker: true,
      hasEarlyHints: false,
      passwordMinLength: 5,
      logAddresses: "cut",
    });
  });

  test("lets five APIs and five workers use the 100 connections of a default PostgreSQL", () => {
    const { pool } = readConfig({});
    const listenerConnections = 1;
    const queueConnections = 5;
    const reservedConnections = 3;

    const apiConnections = pool.maxConnections + listenerConnections;
    const workerConnections = pool.maxConnections + queueConnections;

    expect(5 * apiConnections + 5 * workerConnections).toBeLessThanOrEqual(
      100 - reservedConnections,
    );
  });

  test("lets a user log 600 climbs an hour", () => {
    expect(readConfig({}).limits.climbsPerUser).toBe(600);
    expect(readConfig({ LIMIT_CLIMBS_PER_USER: "50" }).limits.climbsPerUser).toBe(50);
  });

  test("treats an empty variable as missing", () => {
    expect(readConfig({ PORT: "", SECRET_KEY: "" })).toMatchObject({ port: 8080 });
  });

  test("resolves relative folders against the project root", () => {
    expect(readConfig({ DATA_DIR: "elsewhere" }).dataDir).toBe(join(projectRoot, "elsewhere"));
  });

  test("parses a list of origins", () => {
    const { remoteOrigins } = readConfig({ REMOTE_ORIGINS: "https://a.example, http://b:81" });

    expect(remoteOrigins).toEqual(["https://a.example", "http://b:81"]);
  });

  test("trusts the listed proxies only", () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUSTED_PROXIES: "loopback, 10.0.0.0/8,fd00::/8" }).trustedProxies).toEqual(
      ["loopback", "10.0.0.0/8", "fd00::/8"],
    );
  });

  test("parses STORAGE_URL", () => {
    const { storage } = readConfig({ STORAGE_URL: "s3://files" });

    expect(storage).toMatchObject({ kind: "s3", bucket: "files" });
  });

  test.each([
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://localhost/topout"],
    ["DATABASE_DIRECT_URL", "mysql://localhost/topout"],
    ["DATABASE_DIRECT_URL", "postgresql://localhost/topout"],
    ["DATABASE_REPLICA_URL", "mysql://localhost/topout"],
    ["DATABASE_REPLICA_URL", "postgresql://localhost/topout"],
    ["STORAGE_URL", "s3://key:hidden@bucket?regoin=eu-west-2"],
    ["STORAGE_URL", "file://elsewhere/files"],
    ["PUBLIC_URL", "topout.example"],
    ["PUBLIC_URL", "https://topout.example/app"],
    ["SECRET_KEY", "short"],
    ["SECRET_KEY", `${secret}   # openssl rand -base64 48`],
    ["LOG_LEVEL", "verbose"],
    ["SMTP_URL", "mail.topout.example"],
    ["SMTP_URL", "https://mail.topout.example"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "Topout"],
    ["MAIL_FROM", "Topout <no-reply>"],
    ["MAIL_FROM", "a@topout.example, b@topout.example"],
    ["MAIL_FROM", "Topout <no-reply@topout.example>\nBcc: all@topout.example"],
    ["LIMIT_EMAILS_PER_IP", "none"],
    ["MODE", "site"],
    ["DEMO", "yes"],
    ["REMOTE_ORIGINS", "https://a.example/path"],
    ["CORS_ORIGINS", "*"],
    ["TRUSTED_PROXIES", "true"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["TRUSTED_PROXIES", "127.0.0.1, proxy.example"],
    ["PASSWORD_MIN_LENGTH", "4"],
    ["PASSWORD_REFUSE_COMMON", "2"],
    ["LIMIT_LOGINS_PER_ACCOUNT", "0"],
    ["LOG_ADDRESSES", "yes"],
    ["SESSION_IDLE_DAYS", "91"],
    ["LIMIT_READS_PER_IP", "5999"],
  ])("rejects %s when it is %s", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} [^\n]+$`));
  });

  test("does not print values, which may be secrets", () => {
    const env = { SMTP_URL: "smpt://post:hunter2@mail", SECRET_KEY: "hunter2" };

    expect(() => readConfig(env)).toThrow(/^(?!.*hunter2)SECRET_KEY .*; SMTP_URL /);
  });

  test.each(["no-reply@topout.example", "Topout <no-reply@topout.example>"])(
    "accepts %s as MAIL_FROM",
    (MAIL_FROM) => {
      expect(readConfig({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  test("reports all invalid variables in one line", () => {
    expect(() => readConfig({ PORT: "x", DEMO: "y" })).toThrow(/^PORT [^\n]+; DEMO [^\n]+$/);
  });
});

describe("readConfig with a HOST that other machines can reach", () => {
  test.each(["0.0.0.0", "::", "192.168.1.4", "topout.example"])(
    "requires SECRET_KEY and PUBLIC_URL for %s",
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(/SECRET_KEY and PUBLIC_URL must be set/);
    },
  );

  test("requires PUBLIC_URL if only SECRET_KEY is set", () => {
    expect(() => readConfig({ HOST: "0.0.0.0", SECRET_KEY: secret })).toThrow(
      /so PUBLIC_URL must be set/,
    );
  });

  test("accepts HOST with SECRET_KEY and PUBLIC_URL", () => {
    const env = { HOST: "0.0.0.0", SECRET_KEY: secret, PUBLIC_URL: "https://topout.example" };

    expect(readConfig(env).publicUrl).toBe("https://topout.example");
  });

  test("rejects the demo", () => {
    const env = { HOST: "0.0.0.0", DEMO: "1", SECRET_KEY: secret, PUBLIC_URL: "https://a.example" };

    expect(() => readConfig(env)).toThrow(/DEMO cannot run on HOST 0.0.0.0/);
  });
});

test.each(["localhost", "127.0.0.1", "127.8.8.8", "::1"])("allows the demo on %s", (HOST) => {
  expect(readConfig({ HOST, DEMO: "1" }).hasDemo).toBe(true);
});

describe("readConfig with a MODE for several processes", () => {
  test.each(["api", "worker"])("requires the shared settings for %s", (MODE) => {
    const settings = {
      DATABASE_URL: "postgresql://127.0.0.1/b",
      STORAGE_URL: "s3://files",
      PUBLIC_URL: "https://topout.example",
    };

    expect(() => readConfig({ MODE })).toThrow(
      `MODE ${MODE} shares data with other processes, so DATABASE_URL, STORAGE_URL, SECRET_KEY, and PUBLIC_URL must be set`,
    );
    expect(() => readConfig({ MODE, ...settings })).toThrow("so SECRET_KEY must be set");
    expect(readConfig({ MODE, ...settings, SECRET_KEY: secret })).toMatchObject({ mode: MODE });
  });
});

test("readConfig enables telemetry only with an endpoint", () => {
  const endpoint = "http://127.0.0.1:4318";
  expect(readConfig({}).telemetry).toBeUndefined();
  expect(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: "true" }).telemetry,
  ).toBeUndefined();
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/v1/traces`,
      OTEL_TRACES_SAMPLER: "parentbased_traceidratio",
      OTEL_TRACES_SAMPLER_ARG: "0.05",
    }).telemetry,
  ).toEqual({
    hasTraces: true,
    hasMetrics: false,
    sampler: "parentbased_traceidratio",
    samplerRatio: 0.05,
    metricIntervalMs: 60_000,
  });
  expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: "2" })).toThrow(
    "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1",
  );
});
