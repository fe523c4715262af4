import { describe, expect, test } from "vitest";

import { runTopout } from "../testing/run-topout.ts";
import { readConfig } from "./config.ts";

const DATABASE = "postgresql://topout:hunter2@db.example/topout";
const COLLECTOR = "http://collector.example:4318";

describe("readConfig with connections to other machines", () => {
  test.each([
    ["DATABASE_URL", DATABASE, "db.example"],
    ["DATABASE_URL", `${DATABASE}?sslmode=disable`, "db.example"],
    ["DATABASE_URL", "postgresql://127.0.0.1/topout?host=db.example", "db.example"],
    ["DATABASE_URL", "postgresql://topout@[fd00::5]/topout", "fd00::5"],
    ["STORAGE_URL", "s3://key:hunter2@files?endpoint=http://minio.example:9000", "minio.example"],
    ["BACKUP_TO", "s3://key:hunter2@backups?endpoint=http://10.0.0.5", "10.0.0.5"],
    ["RELEASE_TARGET", "s3://remotes?endpoint=http://minio.example:9000", "minio.example"],
    ["RELEASE_HISTORY", "s3://key:hunter2@releases?endpoint=http://[fd00::5]:9000", "fd00::5"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", COLLECTOR, "collector.example"],
    ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", `${COLLECTOR}/v1/traces`, "collector.example"],
    ["OTEL_EXPORTER_OTLP_METRICS_ENDPOINT", `${COLLECTOR}/v1/metrics`, "collector.example"],
    ["PUBLIC_URL", "http://climb.topout.example", "climb.topout.example"],
  ])("rejects %s %s without TLS, unless the host is allowed", (name, value, host) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^(?!.*hunter2)${name} names ${host} without TLS: .+ UNENCRYPTED_HOSTS`),
    );
    expect(() => readConfig({ [name]: value, UNENCRYPTED_HOSTS: "other.example" })).toThrow(name);
    expect(readConfig({ [name]: value, UNENCRYPTED_HOSTS: `a, ${host}` })).toBeDefined();
  });

  test.each(["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"])("rejects %s without TLS", (name) => {
    const env = { DATABASE_URL: "postgresql://127.0.0.1/topout", [name]: DATABASE };

    expect(() => readConfig(env)).toThrow(`${name} names db.example without TLS`);
  });

  test.each([
    ["DATABASE_URL", `${DATABASE}?sslmode=verify-full`],
    ["DATABASE_URL", `${DATABASE}?ssl=true`],
    ["STORAGE_URL", "s3://files?region=eu-west-2"],
    ["STORAGE_URL", "s3://key:secret@files?endpoint=https://minio.example"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "https://collector.example"],
    ["PUBLIC_URL", "https://climb.topout.example"],
  ])("accepts %s %s with TLS", (name, value) => {
    expect(readConfig({ [name]: value })).toBeDefined();
  });

  test.each([
    ["DATABASE_URL", "postgresql://localhost/topout"],
    ["DATABASE_URL", "postgresql://[::1]/topout"],
    ["DATABASE_URL", "postgresql:///topout?host=/run/postgresql"],
    ["DATABASE_URL", "postgresql://%2Frun%2Fpostgresql/topout"],
    ["STORAGE_URL", "s3://key:secret@files?endpoint=http://127.0.0.1:9000"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://[::1]:4318"],
    ["PUBLIC_URL", "http://localhost:8080"],
  ])("accepts %s %s, which does not leave this machine", (name, value) => {
    expect(readConfig({ [name]: value })).toBeDefined();
  });

  test("rejects a bucket without TLS that a command gets as an option", async () => {
    const place = "s3://key:hunter2@backups?endpoint=http://minio.example";

    await expect(runTopout(`backup --to ${place}`, { env: {} })).rejects.toThrow(
      /^(?!.*hunter2)The address names minio.example without TLS: /,
    );
  });

  test("names all connections without TLS in one line", () => {
    const env = { DATABASE_URL: DATABASE, PUBLIC_URL: "http://climb.topout.example" };

    expect(() => readConfig(env)).toThrow(/^DATABASE_URL [^\n]+; PUBLIC_URL [^\n]+$/);
  });

  test("compares hosts without case", () => {
    const env = { DATABASE_URL: "postgresql://Database/topout", UNENCRYPTED_HOSTS: "dataBase" };

    expect(readConfig(env).unencryptedHosts).toEqual(["database"]);
  });

  test("rejects a certificate that cannot be read, in one line", () => {
    const DATABASE_URL = `${DATABASE}?sslcert=/absent/client.crt`;

    expect(() => readConfig({ DATABASE_URL })).toThrow(
      /^(?!.*hunter2)DATABASE_URL cannot be used: ENOENT[^\n]+$/,
    );
  });

  test.each(["http://database", "database/topout", "me@database"])(
    "rejects %s in UNENCRYPTED_HOSTS",
    (UNENCRYPTED_HOSTS) => {
      expect(() => readConfig({ UNENCRYPTED_HOSTS })).toThrow(/^UNENCRYPTED_HOSTS must be/);
    },
  );
});

describe("readConfig with SMTP_URL", () => {
  test.each([
    ["smtp://post:p%40ss@mail.example:587", "smtp://post:p%40ss@mail.example:587?requireTLS=true"],
    ["smtp://mail.example?requireTLS=false", "smtp://mail.example?requireTLS=true"],
    ["smtp://[fd00::5]", "smtp://[fd00::5]?requireTLS=true"],
    ["smtp://mail.example?ignoreTLS=true", "smtp://mail.example?ignoreTLS=true&requireTLS=true"],
  ])("requires TLS of %s", (SMTP_URL, expected) => {
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(expected);
    const UNENCRYPTED_HOSTS = "mail.example, fd00::5";
    expect(readConfig({ SMTP_URL, UNENCRYPTED_HOSTS }).smtpUrl).toBe(SMTP_URL);
  });

  test.each(["smtps://mail.example", "smtp://127.0.0.1:25", "smtp://[::1]", "smtp://localhost"])(
    "leaves %s as it is",
    (SMTP_URL) => {
      expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    },
  );
});
