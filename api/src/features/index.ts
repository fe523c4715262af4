import type { AppParts } from "../app-parts.ts";
import { createLinkTokens } from "../auth/link-tokens.ts";
import { createPasswordHashes } from "../auth/password-hashes.ts";
import type { RateLimits } from "../auth/rate-limits.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Implementation } from "../http/implement.ts";
import type { Changes } from "../lists/changes.ts";
import type { PreparedLists } from "../lists/prepared-lists.ts";
import { accountHttp } from "./account/account.http.ts";
import { accountStore } from "./account/account.store.ts";
import { activitiesHttp } from "./activities/activities.http.ts";
import { activityStore } from "./activities/activities.store.ts";
import { adminHttp } from "./admin/admin.http.ts";
import { adminStore } from "./admin/admin.store.ts";
import { authHttp } from "./auth/auth.http.ts";
import { authStore } from "./auth/auth.store.ts";
import { circuitChangesHttp } from "./circuits/circuit-changes.http.ts";
import { circuitsHttp } from "./circuits/circuits.http.ts";
import { circuitStore } from "./circuits/circuits.store.ts";
import { climbsHttp } from "./climbs/climbs.http.ts";
import { climbStore } from "./climbs/climbs.store.ts";
import { emailLinksHttp } from "./email-links/email-links.http.ts";
import { emailLinkStore } from "./email-links/email-links.store.ts";
import { gymChangesHttp } from "./gyms/gym-changes.http.ts";
import { gymsHttp } from "./gyms/gyms.http.ts";
import { gymStore } from "./gyms/gyms.store.ts";
import { healthHttp } from "./health/health.http.ts";
import { imagesHttp } from "./images/images.http.ts";
import { imageStore } from "./images/images.store.ts";
import { profilesHttp } from "./profiles/profiles.http.ts";
import { profileStore } from "./profiles/profiles.store.ts";
import { projectsHttp } from "./projects/projects.http.ts";
import { projectStore } from "./projects/projects.store.ts";
import { reactionsHttp } from "./reactions/reactions.http.ts";
import { reactionStore } from "./reactions/reactions.store.ts";
import { routeChangesHttp } from "./routes/route-changes.http.ts";
import { routeChangeStore } from "./routes/route-changes.store.ts";
import { routesHttp } from "./routes/routes.http.ts";
import { routeStore } from "./routes/routes.store.ts";
import { setChangesHttp } from "./sets/set-changes.http.ts";
import { setsHttp } from "./sets/sets.http.ts";
import { setStore } from "./sets/sets.store.ts";
import { usersHttp } from "./users/users.http.ts";
import { videosHttp } from "./videos/videos.http.ts";
import { videoStore } from "./videos/videos.store.ts";

interface Services extends AppParts {
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly changes: Changes;
  readonly lists: PreparedLists;
}

/** Every contract with its handlers: what the API serves. */
export function implementations(services: Services): readonly Implementation[] {
  const { db, config, storage, changes, limits, lists } = services;
  const hashes = createPasswordHashes(config.passwordCost);
  const logins = authStore(db);
  const climbs = climbStore(db, changes);
  const gyms = gymStore(db, changes);
  const circuits = circuitStore(db, changes);
  const sets = setStore(db, changes);
  return [
    authHttp({ ...services, hashes, store: logins }),
    emailLinksHttp({
      ...services,
      hashes,
      store: emailLinkStore(db),
      links: createLinkTokens(config.secretKey),
    }),
    usersHttp(),
    accountHttp({ ...services, hashes, logins, store: accountStore(db) }),
    profilesHttp({ climbs, limits, store: profileStore(db) }),
    gymsHttp(gyms, lists),
    gymChangesHttp(gyms, storage),
    circuitsHttp(circuits, lists),
    circuitChangesHttp(circuits),
    setsHttp(sets, lists),
    setChangesHttp(sets),
    routesHttp(routeStore(db), lists),
    routeChangesHttp(routeChangeStore(changes), storage),
    climbsHttp(climbs),
    projectsHttp(projectStore(db)),
    activitiesHttp(activityStore(db)),
    reactionsHttp(reactionStore(db)),
    adminHttp(adminStore(db)),
    imagesHttp(imageStore(db), storage),
    videosHttp(videoStore(db, changes), storage),
    healthHttp(db),
  ];
}
