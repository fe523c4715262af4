import { type GymPlan, planDemo } from "../demo-plan.ts";

/** Plans the demo, and returns the gym with this name. */
export function planDemoGym(name: string, now: Date): GymPlan {
  const gym = planDemo(now).gyms.find(({ design }) => design.name === name);
  if (!gym) throw new Error(`The demo has no gym ${name}`);
  return gym;
}
