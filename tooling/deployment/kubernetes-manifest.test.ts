import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { Environment } from "@topout/api/environment";
import { health } from "@topout/shared/contract";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Service } from "kubernetes-models/v1/Service";
import { describe, expect, test } from "vitest";

import { findManifestErrors, parseManifest } from "./kubernetes-manifest.ts";

const root = resolve(import.meta.dirname, "../..");
const manifest = await readFile(resolve(root, "docs/fleet/kubernetes.yaml"), "utf8");
const resources = parseManifest(manifest);
const pods = [...resources.filter(Deployment.is), ...resources.filter(Job.is)].flatMap(
  ({ spec }) => spec?.template.spec ?? [],
);
const containers = pods.flatMap((pod) => pod.containers);
const api = containers.find(({ name }) => name === "api");

/** The settings of the container. Those of the secret are not in the manifest. */
const getSettings = ({ env = [] }: (typeof containers)[number]) =>
  Object.fromEntries(env.map(({ name, value }) => [name, value]));

describe("the Kubernetes manifest", () => {
  test("matches the schemas of Kubernetes", () => {
    expect(findManifestErrors(manifest)).toEqual([]);
    expect(resources).toHaveLength(5);
  });

  test.each([
    { change: ["containerPort: 8080", "containerPort: eighty"], error: "/containerPort" },
    { change: ["periodSeconds: 10", "periodSecond: 10"], error: "/periodSecond is unknown" },
    { change: ["spec:\n  minAvailable", "specs:\n  minAvailable"], error: "/specs is unknown" },
    { change: ["            - name: http\n", "            - names: http\n"], error: "/names" },
    { change: ["  selector:\n    matchLabels:\n", "  labels:\n"], error: "selector" },
    { change: ["kind: Job", "kind: Jobs"], error: "batch/v1 Jobs has no schema here" },
  ])(
    "does not match after the change $change",
    ({ change: [text = "", replacement = ""], error }) => {
      expect(manifest).toContain(text);

      expect(findManifestErrors(manifest.replace(text, replacement)).join("\n")).toContain(error);
    },
  );

  test("names only variables that the program reads, with valid values", () => {
    const names = manifest.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? [];

    expect(names).toContain("SHUTDOWN_DELAY_SECONDS");
    expect(Object.keys(Environment.shape)).toEqual(expect.arrayContaining(names));
    for (const container of containers) {
      expect(Environment.strict().safeParse(getSettings(container)).error).toBeUndefined();
    }
  });

  test("opens the ports of the program", () => {
    const { PORT, METRICS_PORT } = Environment.parse(api && getSettings(api));

    expect(api?.ports).toEqual([
      { name: "http", containerPort: PORT },
      { name: "metrics", containerPort: METRICS_PORT },
    ]);
    expect(resources.filter(Service.is).flatMap(({ spec }) => spec?.ports ?? [])).toEqual([
      { name: "http", port: 80, targetPort: "http" },
    ]);
    const annotations = resources.find(Deployment.is)?.spec?.template.metadata?.annotations;
    expect(annotations?.["prometheus.io/port"]).toBe(String(METRICS_PORT));
  });

  test("checks the paths of the contract", () => {
    expect(api?.livenessProbe?.httpGet).toEqual({ path: `/api${health.check.path}`, port: "http" });
    for (const probe of [api?.startupProbe, api?.readinessProbe]) {
      expect(probe?.httpGet).toEqual({ path: `/api${health.ready.path}`, port: "http" });
    }
  });

  test("stops a pod later than the program needs", () => {
    for (const pod of pods.filter(({ restartPolicy }) => restartPolicy !== "Never")) {
      const delays = pod.containers.map(
        (container) => Environment.parse(getSettings(container)).SHUTDOWN_DELAY_SECONDS,
      );
      expect((pod.terminationGracePeriodSeconds ?? 0) * 1_000).toBeGreaterThan(Math.max(...delays));
    }
  });

  test("runs a command of the package once, and the program otherwise", () => {
    const commands = containers.flatMap(({ command }) => (command ? [command] : []));

    expect(commands).toEqual([["topout", "migrate"]]);
  });
});
