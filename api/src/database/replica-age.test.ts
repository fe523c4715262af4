import fc from "fast-check";
import { expect, test } from "vitest";

import { ReplicaAge } from "./replica-age.ts";

test("a replica has the age of the last position that it has reached", () => {
  const age = new ReplicaAge(1_000);

  age.update({ time: 0, primary: 10n, replica: 10n });
  age.update({ time: 250, primary: 20n, replica: 10n });
  age.update({ time: 500, primary: 30n, replica: 20n });

  expect(age.getAgeMs(600)).toBe(350);
});

test("a replica is current while the primary does not change", () => {
  const age = new ReplicaAge(1_000);

  age.update({ time: 0, primary: 10n, replica: 10n });
  age.update({ time: 5_000, primary: 10n, replica: 10n });

  expect(age.getAgeMs(5_000)).toBe(0);
});

test("the age of a replica is unknown before it has reached a position", () => {
  const age = new ReplicaAge(1_000);

  age.update({ time: 0, primary: 10n, replica: 9n });

  expect(age.getAgeMs(0)).toBe(Infinity);
});

test("a replica that catches up is current again", () => {
  const age = new ReplicaAge(1_000);

  age.update({ time: 0, primary: 10n, replica: 1n });
  for (let time = 250; time <= 10_000; time += 250) {
    age.update({ time, primary: 10n + BigInt(time), replica: 1n });
  }
  age.update({ time: 10_250, primary: 20_000n, replica: 20_000n });

  expect(age.getAgeMs(10_250)).toBe(0);
});

test("the age of a replica is exact up to the maximum", () => {
  const limit = (ageMs: number) => Math.min(ageMs, 1_001);
  const step = fc.record({
    pause: fc.integer({ min: 1, max: 400 }),
    written: fc.nat(5),
    replayed: fc.nat(8),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const age = new ReplicaAge(1_000);
      const history: { time: number; primary: bigint }[] = [];
      let [time, primary, replica] = [0, 0n, 0n];
      for (const { pause, written, replayed } of steps) {
        time += pause;
        primary += BigInt(written);
        replica = replica + BigInt(replayed) < primary ? replica + BigInt(replayed) : primary;
        history.push({ time, primary });
        age.update({ time, primary, replica });
        const last = history.findLast((sample) => sample.primary <= replica)?.time ?? -Infinity;
        expect(limit(age.getAgeMs(time))).toBe(limit(time - last));
      }
    }),
  );
});
