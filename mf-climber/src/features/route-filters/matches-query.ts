import { parseStyleTags } from "@topout/shared/domain";
import { type GymRoute } from "../../gym-routes/gym-route.ts";

/** Letters as one types them in a hurry: neither case nor accents count. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** Whether a route has every word in its name, grade, location, styles or circuit, in whichever of them. */
export function matchesQuery(words: string): (listed: GymRoute) => boolean {
  const wanted = wordsOf(words);
  if (wanted.length === 0) return () => true;
  return ({ route, circuit }) => {
    const text = plain(
      [route.name, route.grade, route.location, ...parseStyleTags(route.style), circuit.name].join(
        "\n",
      ),
    );
    return wanted.every((word) => text.includes(word));
  };
}
