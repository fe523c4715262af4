/** "BCD FGH", as on a label. */
export const formatCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
