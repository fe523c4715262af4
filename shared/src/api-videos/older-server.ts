/** An older server knows no video that failed. */
export const upgradeVideo = (answer: unknown): unknown => ({ failed: false, ...Object(answer) });

export const upgradeVideos = (answer: unknown): unknown =>
  Array.isArray(answer) ? answer.map(upgradeVideo) : answer;
