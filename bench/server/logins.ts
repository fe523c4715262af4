import { logIn } from "../register.ts";
import type { ServerUnderTest } from "../server-under-test.ts";
import { formatSpread, getRatios, median, quantile } from "../statistics.ts";
import { Connection, toRequest } from "./connection.ts";
import { measureAlternately, measureDurations } from "./measure.ts";

const LOGIN_COUNT = 60;
const ROUNDS = 10;
const SAMPLE_COUNT = 40;
/** Without a limit for hashes at the same time, it is over 100. */
const MAX_RATIO = 20;

/** Compares requests while 60 people log in with the same requests alone. */
export async function benchLogins({ url, token }: ServerUnderTest): Promise<boolean> {
  const connection = await Connection.open(url);
  const headers = { authorization: `Bearer ${token}` };
  const request = toRequest({ path: "/api/users/me", headers });
  const sendRequest = () => connection.send(request);
  const logInTogether = () =>
    Promise.all(Array.from({ length: LOGIN_COUNT }, () => logIn(url, "bench@topout.example")));

  await logInTogether();
  await measureDurations(sendRequest, SAMPLE_COUNT);
  const results = await measureAlternately(
    {
      topout: async () => {
        const logins = logInTogether();
        const duration = quantile(await measureUntil(logins, sendRequest), 0.9);
        await logins;
        return duration;
      },
      baseline: async () => quantile(await measureDurations(sendRequest, SAMPLE_COUNT), 0.9),
    },
    ROUNDS,
  );
  connection.close();

  const ratios = getRatios(results.topout, results.baseline);
  console.log(
    `The user while ${LOGIN_COUNT} people log in, nine of ten requests: ${formatSpread(results.topout)} ms, alone ${formatSpread(results.baseline)} ms: ` +
      `${formatSpread(ratios)} times (limit ${MAX_RATIO})`,
  );
  return median(ratios) <= MAX_RATIO;
}

/** Repeats the task until the promise resolves. Returns the duration of each run in milliseconds. */
async function measureUntil(
  end: Promise<unknown>,
  task: () => Promise<unknown>,
): Promise<number[]> {
  const ended = new AbortController();
  void end.finally(() => ended.abort());
  const durations: number[] = [];
  while (!ended.signal.aborted) durations.push(...(await measureDurations(task, 1)));
  return durations;
}
