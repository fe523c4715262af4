/** The color that lies `share` of the way from one `#rrggbb` to another. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((channel, index) => {
    const value = Math.round(channel + ((b[index] ?? 0) - channel) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** `tone` from -1 (black) to 1 (white). */
export const adjustTone = (color: string, tone: number) =>
  mixColors(color, tone < 0 ? "#000000" : "#ffffff", Math.min(1, Math.abs(tone)));
