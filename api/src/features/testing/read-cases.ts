export interface Read {
  /** `{gym}` becomes an id of the volume. */
  readonly path: string;
  /**
   * A bounded read does about the same work for any number of rows. A linear read visits each row at most a fixed number
   * of times: it returns or counts rows, or PostgreSQL scans a small table.
   */
  readonly growth: "bounded" | "linear";
  /** Whether a request a minute also reads the names of all gyms, at most 20,000. The others use them. */
  readonly readsGymNames?: boolean;
}

const bounded = (path: Read["path"]): Read => ({ path, growth: "bounded" });
const linear = (path: Read["path"]): Read => ({ path, growth: "linear" });

/** Reads of each endpoint, by its name. */
export const readCases: Readonly<Record<string, readonly Read[]>> = {
  "GET /users/me": [bounded("users/me")],
  "GET /users/me/export": [linear("users/me/export")],
  "GET /activities/get_paginated": [
    // Counts the reactions of each activity, and all sends of its routes.
    linear("activities/get_paginated"),
    linear("activities/get_paginated?page=2&page_size=50"),
    linear("activities/get_paginated?gym_id={gym}"),
    linear("activities/get_paginated?gym_id={quietGym}"),
  ],
  "GET /admin/users/get_all": [
    // Counts up to 10,000 matches.
    linear("admin/users/get_all?page_size=10"),
    linear("admin/users/get_all?page_size=10&q=crowd"),
  ],
  "GET /admin/audit": [
    // Counts up to 10,000 matches.
    linear("admin/audit"),
    linear("admin/audit?actor=ann"),
    linear("admin/audit?actor={user}"),
    linear("admin/audit?object=route&action=update"),
    linear("admin/audit?object={route}"),
  ],
  "GET /circuits/{gym_id}": [linear("circuits/{gym}"), bounded("circuits/{quietGym}")],
  "GET /circuits/{circuit_id}/dependents": [linear("circuits/{circuit}/dependents")],
  "GET /blocks": [linear("blocks")],
  "GET /climbs/me": [linear("climbs/me")],
  "GET /gyms": [linear("gyms")],
  "GET /gyms/{gym_id}": [bounded("gyms/{gym}")],
  "GET /gyms/search": [
    // Counts all matches.
    linear("gyms/search"),
    linear("gyms/search?q=gym"),
    linear("gyms/search?q=gyms"),
    bounded("gyms/search?q=%20%2F%2F"),
  ],
  "GET /gyms/{gym_id}/audit": [bounded("gyms/{gym}/audit")],
  // Counts up to 10,000 matches.
  "GET /admin/reports": [linear("admin/reports"), linear("admin/reports?status=open&page=2")],
  "GET /gyms/{gym_id}/reports": [linear("gyms/{gym}/reports"), bounded("gyms/{quietGym}/reports")],
  // With open, sorts what is to fix and the opinions of 30 days. Otherwise counts up to 10,000 notes.
  "GET /gyms/{gym_id}/notes": [
    linear("gyms/{gym}/notes?open=true"),
    linear("gyms/{gym}/notes"),
    bounded("gyms/{quietGym}/notes"),
  ],
  "GET /gyms/{gym_id}/members": [bounded("gyms/{gym}/members")],
  "GET /gyms/{gym_id}/invitations": [bounded("gyms/{gym}/invitations")],
  "GET /invitations/me": [bounded("invitations/me")],
  "GET /invitations/{token}": [bounded("invitations/{invitation}")],
  // Reads the climbs of the routes on the wall.
  "GET /gyms/{gym_id}/insights": [
    linear("gyms/{gym}/insights"),
    linear("gyms/{gym}/insights?reset_id={reset}"),
    bounded("gyms/{quietGym}/insights"),
  ],
  // Counts all resets.
  "GET /gyms/{gym_id}/resets": [linear("gyms/{gym}/resets"), bounded("gyms/{quietGym}/resets")],
  "GET /gyms/{gym_id}/calendar.ics": [
    linear("gyms/{gym}/calendar.ics"),
    bounded("gyms/{quietGym}/calendar.ics"),
  ],
  "GET /codes/{code}": [
    // Reads the resets of the route, as for `routes/{route}`.
    linear("codes/{code}"),
    bounded("codes/{quietCode}"),
    bounded("codes/{quietCode}?via=label"),
  ],
  // Counts of the last days.
  "GET /gyms/{gym_id}/scans": [linear("gyms/{gym}/scans"), bounded("gyms/{quietGym}/scans")],
  "GET /gyms/{gym_id}/screen": [
    // Reads the routes on the wall and the sends of today.
    linear("gyms/{gym}/screen"),
    bounded("gyms/{quietGym}/screen"),
  ],
  "GET /resets/{reset_id}": [linear("resets/{reset}"), bounded("resets/{quietReset}")],
  "GET /health": [bounded("health")],
  "GET /ready": [bounded("ready")],
  "GET /openapi.json": [bounded("openapi.json")],
  "GET /gyms/{gym_id}/image": [bounded("gyms/{gym}/image")],
  "GET /img/{route_id}.webp": [bounded("img/{route}.webp")],
  "GET /img_thumb/{route_id}.webp": [bounded("img_thumb/{route}.webp")],
  "GET /profile_photo/{user_id}": [bounded("profile_photo/{user}")],
  "GET /cover_photo/{user_id}": [bounded("cover_photo/{user}")],
  "GET /users/valid_user_name/{name}": [
    { ...bounded("users/valid_user_name/new"), readsGymNames: true },
    { ...bounded("users/valid_user_name/former-1"), readsGymNames: true },
  ],
  "GET /users/get_public/{username}": [
    bounded("users/get_public/ann"),
    bounded("users/get_public/former-1"),
  ],
  "GET /users/get_climbs/{username}": [
    linear("users/get_climbs/ann"),
    bounded("users/get_climbs/ann?limit=10"),
    bounded("users/get_climbs/quiet"),
  ],
  "GET /users/get_stats/{username}": [
    linear("users/get_stats/ann"),
    linear("users/get_stats/ann?gym_id={gym}"),
    bounded("users/get_stats/quiet"),
    bounded("users/get_stats/ann?gym_id={quietGym}"),
  ],
  "GET /projects/me": [linear("projects/me")],
  "GET /admin/releases": [bounded("admin/releases")],
  // PostgreSQL scans the small table of counts.
  // Without a time, the counts of 24 hours.
  "GET /admin/health": [bounded("admin/health"), linear("admin/health?since=2020-01-01T00:00:00Z")],
  "GET /client_reports/visit": [bounded("client_reports/visit")],
  "GET /admin/operations": [bounded("admin/operations")],
  "GET /releases/{remote}/{hash}": [bounded("releases/climber/c0ffee")],
  "GET /routes/get_all": [
    linear("routes/get_all"),
    bounded("routes/get_all?ids={quietRoute}"),
    linear("routes/get_all?current=true"),
    linear("routes/get_all?gym_id={gym}"),
    linear("routes/get_all?gym_id={gym}&current=true"),
    linear("routes/get_all?gym_id={gym}&mine=true"),
    bounded("routes/get_all?gym_id={quietGym}&mine=true"),
    linear("routes/get_all?set_id={set}"),
    linear("routes/get_all?gym_id={gym}&drafts=true"),
    bounded("routes/get_all?gym_id={quietGym}&drafts=true"),
  ],
  "GET /routes/{route_id}/dependents": [
    linear("routes/{route}/dependents"),
    linear("routes/{quietRoute}/dependents"),
  ],
  "GET /gyms/{gym_id}/archive": [
    bounded("gyms/{gym}/archive"),
    bounded("gyms/{quietGym}/archive?q=r"),
  ],
  "GET /routes/{route_id}": [linear("routes/{route}"), bounded("routes/{quietRoute}")],
  // Counts the votes.
  "GET /routes/{route_id}/feedback": [
    linear("routes/{route}/feedback"),
    bounded("routes/{quietRoute}/feedback"),
  ],
  "GET /routes/sent_by/{route_id}": [
    linear("routes/sent_by/{route}"),
    bounded("routes/sent_by/{quietRoute}"),
  ],
  "GET /users/me/sessions": [linear("users/me/sessions")],
  "GET /sets/{gym_id}": [linear("sets/{gym}"), linear("sets/{quietGym}")],
  "GET /sets/{set_id}/dependents": [linear("sets/{set}/dependents")],
  "GET /videos/": [
    bounded("videos/"),
    bounded("videos/?gym_id={gym}"),
    bounded("videos/?gym_id={quietGym}"),
  ],
  "GET /route_videos/{route_id}": [
    linear("route_videos/{route}"),
    bounded("route_videos/{quietRoute}"),
  ],
  "GET /video/{video_id}": [bounded("video/{video}")],
  "GET /video_thumbnail/{video_id}": [bounded("video_thumbnail/{video}")],
};
