/** Each column with the id of a user, and the file of the export that contains its rows. */
export const EXPORTED_COLUMNS: Readonly<Record<string, string>> = {
  "activities.user_id": "activities.json",
  "audit_entries.actor_id": "own_changes.json",
  "audit_entries.object_id": "changes_by_staff.json",
  "blocks.user_id": "blocks.json",
  "climbs.user_id": "climbs.json",
  "former_usernames.user_id": "former_usernames.json",
  "gym_visits.user_id": "visits.json",
  "hidden_climbs.user_id": "climbs.json",
  "invitations.created_by": "invitations_sent.json",
  "known_addresses.user_id": "networks.json",
  "memberships.user_id": "memberships.json",
  "notes.user_id": "notes.json",
  "projects.user_id": "projects.json",
  "reactions.user_id": "reactions.json",
  "removed_climb_ids.user_id": "removed_climbs.json",
  "report_decisions.decided_by": "report_decisions.json",
  "report_reasons.reporter_id": "reports.json",
  "reports.owner_id": "removals.json",
  "resets.changed_by": "resets.json",
  "resets.created_by": "resets.json",
  "resets.published_by": "resets.json",
  "resets.undone_by": "resets.json",
  "routes.setter_id": "routes.json",
  "routes.stripped_by": "routes.json",
  "sessions.user_id": "sessions.json",
  "video_uploads.user_id": "video_uploads.json",
  "videos.user_id": "videos.json",
  "votes.user_id": "votes.json",
};

/** Each column with the id of a user that the export leaves out, and why. */
export const LEFT_OUT_COLUMNS: Readonly<Record<string, string>> = {
  "blocks.blocked_id": "who has blocked a user stays unknown to this user",
  "climber_stats_versions.user_id": "a counter of changes of the climbs, which are in climbs.json",
  "feed_counts.user_id": "a number of the activities, which are in activities.json",
  "memberships.invited_by": "the role of another person; the invitation is in own_changes.json",
  "reports.decided_by": "a copy of the last row in report_decisions.json",
};

/** The other columns with ids that have no foreign key, and what they refer to. */
export const OTHER_ID_COLUMNS: Readonly<Record<string, string>> = {
  "audit_entries.gym_id": "a gym",
  "climbs.gym_id": "a gym",
  "client_visits.visit_id": "a random id, which belongs to no user",
  "recent_activities.gym_id": "a gym",
  "removed_climb_ids.climb_id": "a climb",
  "resets.new_sets": "circuits",
  "routes.gym_id": "a gym",
  "video_uploads.video_id": "a video",
  "videos.gym_id": "a gym",
};

/** Each column of an account that `account.json` does not contain under its name, and why. */
export const LEFT_OUT_ACCOUNT_COLUMNS: Readonly<Record<string, string>> = {
  cover_photo: "the file is photos/cover.webp",
  guard_beta: "in the settings",
  password_hash: "a secret",
  profile_photo: "the file is photos/profile.webp",
  second_scale: "in the settings",
};
