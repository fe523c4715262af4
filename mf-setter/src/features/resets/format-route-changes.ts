import type { RecentRouteChange } from "@topout/shared/contract";
import { getName, plural } from "@topout/shared/domain";

type Kind = RecentRouteChange["kind"];

/** What one setter did in one way to some routes, or to a set or a circuit. */
export function formatRouteChanges([first, ...others]: readonly [
  RecentRouteChange,
  ...RecentRouteChange[],
]) {
  const setter = first.user ? getName(first.user) : "";
  if (first.object !== "route") return formatDeletion(first.route_name, setter);
  const count = others.length + 1;
  const texts = setter === "" ? createPassiveTexts(count) : createTexts(setter, count);
  return {
    title: plural(count, {
      one: `${first.route_name} changed`,
      other: `${count} routes changed`,
    }),
    message: texts[first.kind],
  };
}

const formatDeletion = (name: string, setter: string) => ({
  title: `${name} changed`,
  message:
    setter === ""
      ? "It was deleted with its routes a moment ago."
      : `${setter} deleted it with its routes a moment ago.`,
});

const createTexts = (setter: string, count: number): Readonly<Record<Kind, string>> => ({
  edited: plural(count, {
    one: `${setter} edited it a moment ago.`,
    other: `${setter} edited them a moment ago.`,
  }),
  stripped: plural(count, {
    one: `${setter} stripped it a moment ago.`,
    other: `${setter} stripped them a moment ago.`,
  }),
  deleted: plural(count, {
    one: `${setter} deleted it a moment ago.`,
    other: `${setter} deleted them a moment ago.`,
  }),
});

/** The account of the setter was deleted. */
const createPassiveTexts = (count: number): Readonly<Record<Kind, string>> => ({
  edited: plural(count, {
    one: "It was edited a moment ago.",
    other: "They were edited a moment ago.",
  }),
  stripped: plural(count, {
    one: "It was stripped a moment ago.",
    other: "They were stripped a moment ago.",
  }),
  deleted: plural(count, {
    one: "It was deleted a moment ago.",
    other: "They were deleted a moment ago.",
  }),
});
