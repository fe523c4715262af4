/** Common limits of proxies are 1 MB and more. The server accepts at most 2,000 parts, and a video has up to 500 MB. */
const SMALLER_SIZES_BYTES = [900_000, 300_000];
const MAX_FAILURES_PER_SIZE = 2;

export interface PartFailure {
  /** The position of the part in the file. */
  readonly offset: number;
  /** A proxy has responded that the part is too large. */
  readonly isTooLarge: boolean;
}

export interface PartSize {
  readonly getBytes: () => number;
  /** Returns false if a proxy rejects even the smallest parts, so that a retry is useless. */
  readonly handleFailure: (failure: PartFailure) => boolean;
  readonly handleSuccess: () => void;
  /** Whether not even the smallest parts arrive. */
  readonly isExhausted: () => boolean;
}

/**
 * The number of bytes of the file in a request. It decreases if parts do not arrive although the server can be reached,
 * because a proxy can limit the size of requests.
 */
export function createPartSize(maxBytes: number): PartSize {
  const sizes = [maxBytes, ...SMALLER_SIZES_BYTES.filter((bytes) => bytes < maxBytes)];
  let index = 0;
  let failureCount = 0;
  let lastOffset = 0;
  let isExhausted = false;
  const handleFailure = ({ offset, isTooLarge }: PartFailure) => {
    const isSmallest = index === sizes.length - 1;
    // On a bad network, even the smallest parts can be cut, but some of their bytes arrive.
    if (isSmallest && offset !== lastOffset) failureCount = 0;
    lastOffset = offset;
    failureCount += 1;
    if (!isTooLarge && failureCount < MAX_FAILURES_PER_SIZE) return true;
    isExhausted = isSmallest;
    if (isSmallest) return !isTooLarge;
    failureCount = 0;
    index += 1;
    return true;
  };
  return {
    getBytes: () => sizes[index] ?? maxBytes,
    handleFailure,
    handleSuccess: () => {
      failureCount = 0;
      isExhausted = false;
    },
    isExhausted: () => isExhausted,
  };
}
