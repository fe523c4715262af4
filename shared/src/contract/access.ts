/** Who can call an endpoint or see a screen. Every level except `all` requires a session. `setter` includes admins. */
export type Access = "all" | "user" | "verified" | "setter" | "admin";
