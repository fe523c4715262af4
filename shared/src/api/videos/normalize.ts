/** No row has this id. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/**
 * An older server does not send `failed` and the fields of the route. If `route_name` is empty, the route is unknown.
 * The other fields of the route then have placeholder values.
 */
export const normalizeVideo = (body: unknown): unknown => ({
  failed: false,
  gym_id: NO_ID,
  route_name: "",
  grade: "",
  circuit_id: NO_ID,
  color: "black",
  ...Object(body),
});

export const normalizeVideos = (body: unknown): unknown =>
  Array.isArray(body) ? body.map(normalizeVideo) : body;
