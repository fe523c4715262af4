/** For how many days a session lasts without being used. No session lasts longer than 90 days after its login. */
export interface SessionIdle {
  readonly days: number;
  /** For admins, route setters and members of teams. The shorter of both applies. */
  readonly staffDays: number;
}

export const DEFAULT_SESSION_IDLE: SessionIdle = { days: 90, staffDays: 30 };
