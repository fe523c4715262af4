import type { Transaction } from "@topout/api/database";

import { planDemo } from "../demo-plan.ts";
import { insertDemo } from "../insert.ts";

/** Inserts the rows of the demo without rendering its images, which would take long. All images have this key. */
export async function insertDemoRows(tx: Transaction, image: string): Promise<void> {
  const plan = planDemo(new Date());
  const gyms = plan.gyms.map(({ id }) => [id, image] as const);
  const photos = plan.gyms.flatMap(({ routes }) =>
    routes.map(({ id }) => [id, { image, thumbnail: image }] as const),
  );
  const images = { gyms: new Map(gyms), routes: new Map(photos), avatars: new Map() };
  await insertDemo(tx, plan, { images, getPasswordHash: () => "a hash" });
}
