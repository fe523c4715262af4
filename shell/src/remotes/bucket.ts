export const BUCKET_KEY = "topout.bucket";

/** Returns undefined if the text is not a bucket. The browser then runs the live releases. */
export const parseBucket = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
