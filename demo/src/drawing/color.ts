/** Mixes two `#rrggbb` colours. `ratio` is the share of the second one. */
export function mixColors(from: string, to: string, ratio: number): string {
  const [a, b] = [toChannels(from), toChannels(to)];
  const hex = a.map((channel, index) => {
    const value = Math.round(channel + ((b[index] ?? 0) - channel) * ratio);
    return value.toString(16).padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

const toChannels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** `tone` is -1 (black) to 1 (white). */
export const adjustTone = (color: string, tone: number) =>
  mixColors(color, tone < 0 ? "#000000" : "#ffffff", Math.min(1, Math.abs(tone)));
