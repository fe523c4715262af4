export { type Activity, ActivityPage, activities, type CircuitTally } from "./activities.ts";
export { type Access, type Action, GYM_FIELDS, type GymField, type Permission } from "./access.ts";
export { account } from "./account.ts";
export { admin } from "./admin.ts";
export { API_HEADER } from "./api-header.ts";
export { AuditAction, AuditObjectType } from "./audit-types.ts";
export { archive, type ArchivePage } from "./archive.ts";
export { audit, type AuditEntry, type AuditFields, type AuditPage } from "./audit.ts";
export { auth, type BearerToken } from "./auth.ts";
export { blocks } from "./blocks.ts";
export { calendar } from "./calendar.ts";
export { circuitChanges } from "./circuit-changes.ts";
export {
  FailedTapReason,
  ReportedErrorName,
  ReportedPart,
  ReportedProblem,
  ReportedRoute,
  VITAL_NAMES,
  type VitalName,
} from "./client-report-types.ts";
export {
  clientReports,
  type InstallationHealth,
  MAX_LISTED_ERRORS,
  type ReleaseHealth,
  type RolloutAccess,
  type RolloutComparison,
} from "./client-reports.ts";
export { CIRCUIT_COLORS } from "./circuit-colors.ts";
export { type Circuit, CircuitColor, type CircuitList, circuits } from "./circuits.ts";
export { type Climb, climbs, MAX_LISTED_CLIMBS } from "./climbs.ts";
export { CODE_CHARACTERS, CODE_LENGTH } from "./code-format.ts";
export { codes, type CodeTarget, type ScanCount } from "./codes.ts";
export { createPath } from "./create-path.ts";
export { Dependents } from "./dependents.ts";
export { emailLinks } from "./email-links.ts";
export {
  type Endpoint,
  type FileKind,
  type FileRule,
  type Files,
  type Input,
  type Output,
} from "./endpoint.ts";
export {
  type ConflictingReset,
  ConflictingResets,
  ErrorCode,
  errorStatus,
  type ForeignChange,
  type NameField,
  type ValidationIssue,
  Problem,
} from "./errors.ts";
export { type Feedback, feedback } from "./feedback.ts";
export { gymChanges } from "./gym-changes.ts";
export { type GymPage, gymSearch } from "./gym-search.ts";
export { MAX_SEEN_LEAVING } from "./max-seen-leaving.ts";
export { GradeRank, GradeScale, GradeSystem, type GradeTarget } from "./grade-scales.ts";
export { MAX_TOTAL } from "./max-total.ts";
export {
  Layout,
  type Area,
  type Gym,
  gyms,
  type GymSummary,
  type Line,
  type Point,
} from "./gyms.ts";
export { type GymScreen, gymScreens, type ScreenRoute, type ScreenSend } from "./gym-screens.ts";
export { type Health, type FaultKind, health } from "./health.ts";
export { IMAGE_TYPES, imageFile, isHeic } from "./image-file.ts";
export { images } from "./images.ts";
export { type Insights, insights } from "./insights.ts";
export {
  type Invitation,
  type InvitationOffer,
  invitations,
  type OwnInvitation,
} from "./invitations.ts";
export { type Member, members } from "./members.ts";
export { MemberRole, type Membership } from "./memberships.ts";
export { NoteKind } from "./note-kind.ts";
export { type Note, type NotePage, notes, type StaffNote } from "./notes.ts";
export { openapi } from "./openapi.ts";
export {
  BackupDetails,
  CheckDetails,
  DrillDetails,
  type Operations,
  operations,
} from "./operations.ts";
export { profiles, type PublicUser, type Stats } from "./profiles.ts";
export { projects } from "./projects.ts";
export {
  FULL_SHARE,
  MAX_LISTED_RELEASES,
  PreviewRelease,
  Release,
  ReleaseRecord,
  releases,
} from "./releases.ts";
export { reactions } from "./reactions.ts";
export {
  type AccountRemoval,
  createAccountRemovalForm,
  type UserChange,
} from "./requests/account.ts";
export { type ActivityQuery } from "./requests/activities.ts";
export { type UserSearch } from "./requests/admin.ts";
export { type ArchiveQuery } from "./requests/archive.ts";
export { type AuditQuery } from "./requests/audit.ts";
export { type Login, LoginForm, type Registration, RegistrationForm } from "./requests/auth.ts";
export { type CircuitChange, CircuitCreation } from "./requests/circuit-changes.ts";
export {
  type ClientReportBatch,
  type ErrorReport,
  type PartReport,
} from "./requests/client-reports.ts";
export { type ClimbLog } from "./requests/climbs.ts";
export {
  LinkRequest,
  type PasswordReset,
  PasswordResetForm,
  type Verification,
} from "./requests/email-links.ts";
export {
  countCharacters,
  DisplayName,
  MAX_DISPLAY_NAME_LENGTH,
  normalizeDisplayName,
} from "./requests/display-name.ts";
export { toAsciiEmail } from "./requests/email.ts";
export { storableText, Username } from "./requests/fields.ts";
export {
  type GymChange,
  type GymCreation,
  GymDetails,
  LayoutDraft,
} from "./requests/gym-changes.ts";
export { type InsightsQuery } from "./requests/insights.ts";
export { getIssueMessage } from "./requests/issue-message.ts";
export { type ClimbPage } from "./requests/profiles.ts";
export {
  type ManyRoutesChange,
  MAX_CHANGED_ROUTES,
  type RouteChange,
  RouteDetails,
} from "./requests/route-changes.ts";
export { type InvitationCreation, InvitationForm, type MemberChange } from "./requests/members.ts";
export {
  type ReportCreation,
  type ReportDecision,
  type ReportPageQuery,
} from "./requests/reports.ts";
export { MAX_MARKED_ROUTES, type ResetChange } from "./requests/resets.ts";
export { type RouteFilter } from "./requests/routes.ts";
export { EmailChange, PasswordChange } from "./requests/security.ts";
export { type SetChange, SetCreation, SetDetails } from "./requests/set-changes.ts";
export { type VideoFilter, type VideoUpload } from "./requests/videos.ts";
export { type SeenNews } from "./requests/visits.ts";
export {
  ReportPart,
  ReportReason,
  type ReportStatus,
  type ReportSubjectType,
} from "./report-types.ts";
export { type Report, type ReportPage, reports } from "./reports.ts";
export {
  type RecentRouteChange,
  type Reset,
  type ResetPage,
  resets,
  type ResetStatus,
} from "./resets.ts";
export { type ManyRoutesResult, routeChanges } from "./route-changes.ts";
export { type Route, routes, type RouteStatus, type SentBy, type SingleRoute } from "./routes.ts";
export { security, type Session } from "./security.ts";
export { setChanges } from "./set-changes.ts";
export { type RouteSet, sets } from "./sets.ts";
export {
  createSharedPath,
  SHARE_FIELD,
  SHARE_PARAM,
  SHARE_PATH,
  type ShareResult,
} from "./share-target.ts";
export { type User, type UserRef, users } from "./users.ts";
export { type Video, VIDEO_TYPES, videos } from "./videos.ts";
export { type Visit, visits } from "./visits.ts";
export { VoteGrade } from "./vote-grade.ts";
export { votes } from "./votes.ts";
