import fc from "fast-check";
import { expect, test } from "vitest";

import { TEST_LIMITS } from "../../../testing/test-config.ts";
import { createTestApi, TEST_PASSWORD } from "../../../testing/index.ts";
import { logInFrom } from "./testing/log-in-from.ts";

const limits = { ...TEST_LIMITS, loginsPerAccount: 2, loginsPerIpAddress: 3 };

/** Places of the attempts. The known account has logged in at the gym. */
const places = { gym: 1, home: 2 } as const;
const subjects = ["known", "stranger", "unknown"] as const;

interface Attempt {
  readonly place: keyof typeof places;
  /** A wrong password for the account in question, or for an account that does not exist. */
  readonly isForSubject: boolean;
}

const attempt: fc.Arbitrary<Attempt> = fc.record({
  place: fc.constantFrom("gym", "home"),
  isForSubject: fc.boolean(),
});

test("No sequence of wrong passwords reveals whether an account exists, or has logged in at an address", async () => {
  const api = await createTestApi({ config: { limits, trustedProxies: ["loopback"] } });
  let runCount = 0;

  /** Runs the attempts against one account, at addresses of its own. Returns all statuses. */
  async function listStatuses(subject: (typeof subjects)[number], attempts: readonly Attempt[]) {
    const id = ++runCount;
    const email = `${subject}${id}@topout.example`;
    const toAddress = (place: Attempt["place"]) => `10.${id >> 8}.${id & 255}.${places[place]}`;
    if (subject !== "unknown") await api.seed.user({ email });
    const ownCredentials = { email, password: TEST_PASSWORD };
    if (subject === "known") await logInFrom(api, toAddress("gym"), ownCredentials);

    const statuses: number[] = [];
    for (const { place, isForSubject } of attempts) {
      const name = isForSubject ? email : `nobody${id}-${statuses.length}@topout.example`;
      const { status } = await logInFrom(api, toAddress(place), {
        email: name,
        password: "wrong",
      });
      statuses.push(status);
    }
    return statuses;
  }

  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 4, maxLength: 20 }), async (attempts) => {
      const [known, ...others] = await Promise.all(
        subjects.map((subject) => listStatuses(subject, attempts)),
      );

      for (const statuses of others) expect(statuses).toEqual(known);
    }),
    { numRuns: process.env["FULL_SIZE"] ? 20 : 8 },
  );
});
