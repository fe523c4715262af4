/** An older server knows no video that failed. */
export const normalizeVideo = (answer: unknown): unknown => ({ failed: false, ...Object(answer) });

export const normalizeVideos = (answer: unknown): unknown =>
  Array.isArray(answer) ? answer.map(normalizeVideo) : answer;
