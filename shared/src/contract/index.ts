export {
  type Activity,
  type ActivityQuery,
  ActivityPage,
  activities,
  type CircuitTally,
} from "./activities.ts";
export {
  account,
  type AccountRemoval,
  createAccountRemovalForm,
  type UserChange,
} from "./account.ts";
export { admin, type UserSearch } from "./admin.ts";
export { API_HEADER } from "./api-header.ts";
export {
  audit,
  AuditAction,
  type AuditEntry,
  type AuditFields,
  AuditObjectType,
  type AuditPage,
  type AuditQuery,
} from "./audit.ts";
export {
  auth,
  type BearerToken,
  type Login,
  LoginForm,
  type Registration,
  RegistrationForm,
} from "./auth.ts";
export { type CircuitChange, CircuitCreation, circuitChanges } from "./circuit-changes.ts";
export { CIRCUIT_COLORS } from "./circuit-colors.ts";
export { type Circuit, CircuitColor, type CircuitList, circuits } from "./circuits.ts";
export { type Climb, type ClimbLog, climbs } from "./climbs.ts";
export { Dependents } from "./dependents.ts";
export { toAsciiEmail } from "./email.ts";
export {
  emailLinks,
  LinkRequest,
  type PasswordReset,
  PasswordResetForm,
  type Verification,
} from "./email-links.ts";
export {
  type Access,
  type Contract,
  type Endpoint,
  endpoint,
  type FileKind,
  type FileRule,
  type Files,
  type Input,
  type Output,
  type Parsed,
} from "./endpoint.ts";
export { ErrorCode, errorStatus, type ValidationIssue, Problem } from "./errors.ts";
export { storableText } from "./fields.ts";
export {
  type GymChange,
  type GymCreation,
  GymDetails,
  gymChanges,
  LayoutDraft,
} from "./gym-changes.ts";
export { Layout, type Area, type Gym, gyms, type Line, type Point } from "./gyms.ts";
export { type Health, health } from "./health.ts";
export { IMAGE_TYPES, imageFile, isHeic } from "./image-file.ts";
export { images } from "./images.ts";
export { getIssueMessage } from "./issue-message.ts";
export { openapi } from "./openapi.ts";
export { type ClimbPage, profiles, type PublicUser, type Stats } from "./profiles.ts";
export { projects } from "./projects.ts";
export {
  MAX_LISTED_RELEASES,
  PreviewRelease,
  Release,
  ReleaseRecord,
  releases,
} from "./releases.ts";
export { reactions } from "./reactions.ts";
export {
  type ManyRoutesChange,
  type ManyRoutesResult,
  MAX_CHANGED_ROUTES,
  type RouteChange,
  routeChanges,
  RouteDetails,
} from "./route-changes.ts";
export { type Route, type RouteFilter, routes, type SentBy } from "./routes.ts";
export { EmailChange, PasswordChange, security, type Session } from "./security.ts";
export { type SetChange, setChanges, SetCreation, SetDetails } from "./set-changes.ts";
export { type RouteSet, sets } from "./sets.ts";
export {
  createSharedPath,
  SHARE_FIELD,
  SHARE_PARAM,
  SHARE_PATH,
  type ShareResult,
} from "./share-target.ts";
export { type User, Username, type UserRef, users } from "./users.ts";
export { type Video, VIDEO_TYPES, type VideoFilter, videos, type VideoUpload } from "./videos.ts";
