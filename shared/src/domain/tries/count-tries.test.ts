import { expect, test } from "vitest";

import { countTries, getFlashRate, getTriesPerSend } from "./count-tries.ts";

const createTries = (tries: number | undefined, repeats = 0) => ({
  firstSend: tries === undefined ? undefined : { id: "a", tries },
  repeats,
});

test("counts first sends, flashes and tries, but no repeats and no routes without a send", () => {
  expect(countTries([createTries(1, 5), createTries(4), createTries(undefined)])).toEqual({
    first_sends: 2,
    flashes: 1,
    tries: 5,
  });
});

test("the flash rate and the tries per send are those of the first sends", () => {
  expect(getFlashRate({ first_sends: 4, flashes: 1 })).toBe(0.25);
  expect(getTriesPerSend({ first_sends: 4, tries: 10 })).toBe(2.5);
});

test("there is no rate without sends", () => {
  const none = countTries([]);

  expect(getFlashRate(none)).toBeNull();
  expect(getTriesPerSend(none)).toBeNull();
});
