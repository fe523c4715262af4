/** An older server does not send `failed`. */
export const normalizeVideo = (body: unknown): unknown => ({ failed: false, ...Object(body) });

export const normalizeVideos = (body: unknown): unknown =>
  Array.isArray(body) ? body.map(normalizeVideo) : body;
