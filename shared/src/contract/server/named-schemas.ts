import { DownloadLink } from "../account.ts";
import { Activity, ActivityPage, CircuitTally } from "../activities.ts";
import { ArchivedRoute, ArchivePage } from "../archive.ts";
import { AuditEntry, AuditPage } from "../audit.ts";
import { BearerToken } from "../auth.ts";
import { Circuit, CircuitList } from "../circuits.ts";
import { Climb } from "../climbs.ts";
import { Dependents } from "../dependents.ts";
import { Problem } from "../errors.ts";
import { Feedback } from "../feedback.ts";
import { GymScreen } from "../gym-screens.ts";
import { GymPage } from "../gym-search.ts";
import { Area, Gym, GymSummary, Layout, Line } from "../gyms.ts";
import { Health } from "../health.ts";
import { Insights } from "../insights.ts";
import { Invitation, InvitationOffer, OwnInvitation } from "../invitations.ts";
import { Member } from "../members.ts";
import { Note, NotePage, StaffNote } from "../notes.ts";
import { Operations } from "../operations.ts";
import { PublicUser, Stats } from "../profiles.ts";
import { PreviewRelease, Release } from "../releases.ts";
import { AccountRemoval, UserChange } from "../requests/account.ts";
import { Login, Registration } from "../requests/auth.ts";
import { ClimbLog } from "../requests/climbs.ts";
import { LinkRequest, PasswordReset, Verification } from "../requests/email-links.ts";
import { EmailChange, PasswordChange } from "../requests/security.ts";
import { ManyRoutesResult } from "../route-changes.ts";
import { Report, ReportPage } from "../reports.ts";
import { Reset, ResetPage } from "../resets.ts";
import { Route, SentBy, SingleRoute } from "../routes.ts";
import { Session } from "../security.ts";
import { RouteSet } from "../sets.ts";
import { User, UserRef } from "../users.ts";
import { Video } from "../videos.ts";

/** The schemas that the OpenAPI document lists by name. Others are inline. */
export const namedSchemas = {
  Circuit,
  CircuitList,
  User,
  UserRef,
  ArchivedRoute,
  ArchivePage,
  Route,
  SingleRoute,
  SentBy,
  CircuitTally,
  Activity,
  ActivityPage,
  Registration,
  Login,
  BearerToken,
  UserChange,
  AccountRemoval,
  DownloadLink,
  AuditEntry,
  AuditPage,
  Dependents,
  Climb,
  ClimbLog,
  LinkRequest,
  PasswordReset,
  Verification,
  Problem,
  Line,
  Area,
  Layout,
  Gym,
  GymSummary,
  GymPage,
  GymScreen,
  Health,
  Insights,
  Invitation,
  InvitationOffer,
  OwnInvitation,
  Member,
  Feedback,
  Note,
  StaffNote,
  NotePage,
  Operations,
  PublicUser,
  Stats,
  Release,
  Report,
  ReportPage,
  Reset,
  ResetPage,
  PreviewRelease,
  ManyRoutesResult,
  PasswordChange,
  EmailChange,
  Session,
  Set: RouteSet,
  Video,
};
