import { parseStyleTags } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

/** Removes accents and case. */
const normalize = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const splitTerms = (query: string) => normalize(query).split(/\s+/).filter(Boolean);

/** Every term must occur in the name, grade, location, styles or circuit of the route. */
export function createQueryMatcher(query: string): (gymRoute: GymRoute) => boolean {
  const terms = splitTerms(query);
  if (terms.length === 0) return () => true;
  return ({ route, circuit }) => {
    const text = normalize(
      [route.name, route.grade, route.location, ...parseStyleTags(route.style), circuit.name].join(
        "\n",
      ),
    );
    return terms.every((term) => text.includes(term));
  };
}
