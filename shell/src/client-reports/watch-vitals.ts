import type { VitalName } from "@topout/shared/contract";
import { onCLS, onINP, onLCP } from "web-vitals";

type Vitals = Partial<Record<VitalName, number>>;

/** Measures the web vitals of the page. Returns a function that returns what has changed since its last call. */
export function watchVitals(): () => Vitals {
  const options = { reportAllChanges: true };
  let vitals: Vitals = {};
  onLCP(({ value }) => void (vitals.lcp = value), options);
  onINP(({ value }) => void (vitals.inp = value), options);
  onCLS(({ value }) => void (vitals.cls = value), options);
  return () => {
    const measured = vitals;
    vitals = {};
    return measured;
  };
}
