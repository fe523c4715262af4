const UNITS = [
  { unit: "terabyte", bytes: 1e12 },
  { unit: "gigabyte", bytes: 1e9 },
  { unit: "megabyte", bytes: 1e6 },
  { unit: "kilobyte", bytes: 1e3 },
] as const;

/** "2.1 GB" */
export function formatBytes(bytes: number): string {
  const { unit, bytes: unitBytes } = UNITS.find((candidate) => bytes >= candidate.bytes) ?? {
    unit: "byte",
    bytes: 1,
  };
  return new Intl.NumberFormat("en-GB", {
    style: "unit",
    unit,
    maximumFractionDigits: 1,
  }).format(bytes / unitBytes);
}
