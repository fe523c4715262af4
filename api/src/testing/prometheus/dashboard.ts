import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as z from "zod";

import { projectRoot } from "../../config/project-root.ts";

const datasource = z.strictObject({
  type: z.literal("prometheus"),
  // The user selects the data source at the import.
  uid: z.literal("${datasource}"),
});

const Panel = z.object({
  id: z.int().positive(),
  type: z.literal("timeseries"),
  title: z.string().min(1),
  datasource,
  gridPos: z.strictObject({
    x: z.int().min(0).max(23),
    y: z.int().min(0),
    w: z.int().min(1).max(24),
    h: z.int().min(1),
  }),
  fieldConfig: z.strictObject({
    defaults: z.strictObject({ unit: z.string(), min: z.number() }),
    overrides: z.array(z.never()),
  }),
  targets: z
    .array(
      z.strictObject({
        refId: z.string().regex(/^[A-Z]$/),
        datasource,
        expr: z.string().min(1),
        legendFormat: z.string().min(1),
      }),
    )
    .min(1),
});
export type Panel = z.infer<typeof Panel>;

/** The parts of the classic dashboard model of Grafana that ours needs. */
const Dashboard = z.object({
  uid: z.literal("topout"),
  title: z.string(),
  schemaVersion: z.int(),
  templating: z.strictObject({
    list: z.tuple([
      z.strictObject({
        name: z.literal("datasource"),
        label: z.string(),
        type: z.literal("datasource"),
        query: z.literal("prometheus"),
      }),
    ]),
  }),
  panels: z.array(Panel).min(1),
});

/** Reads the dashboard of Grafana in the docs. @throws for a field of another type. */
export async function readDashboard(): Promise<z.infer<typeof Dashboard>> {
  const text = await readFile(join(projectRoot, "docs/monitoring/dashboard.json"), "utf8");
  return Dashboard.parse(JSON.parse(text));
}
