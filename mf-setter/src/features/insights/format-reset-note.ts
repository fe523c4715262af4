import { formatList, plural } from "@topout/shared/domain";
import type { PyramidChange } from "@topout/shared/domain/insights";

/** Stands for the name of the reset, which the screen shows in bold. */
export const NAME = "{name}";

/** What a planned reset changes about the targets: one or two sentences. */
export function formatResetNote({ met, thinnest }: PyramidChange): string {
  const grades = formatList(met);
  if (met.length > 0) {
    const metText = plural(met.length, {
      one: `After ${NAME}, ${grades} meets its target.`,
      other: `After ${NAME}, ${grades} meet their targets.`,
    });
    return [metText, formatThinnest(thinnest)].filter(Boolean).join(" ");
  }
  if (!thinnest) return `After ${NAME}, no grade is short.`;
  const { grade, missing, isUnchanged } = thinnest;
  return isUnchanged
    ? `After ${NAME}, ${grade} stays ${missing} short.`
    : `After ${NAME}, ${grade} is ${missing} short.`;
}

function formatThinnest(thinnest: PyramidChange["thinnest"]): string {
  if (!thinnest) return "";
  const { grade, missing, isUnchanged } = thinnest;
  return isUnchanged ? `${grade} stays ${missing} short.` : `${grade} is ${missing} short.`;
}
