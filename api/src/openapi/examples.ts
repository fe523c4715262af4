import type { ClimbLog, Login, Problem, Registration } from "@topout/shared/contract";

interface ExampleBodies {
  readonly Registration: Registration;
  readonly Login: Login;
  readonly ClimbLog: ClimbLog;
  readonly Problem: Problem;
}

/** Example bodies by the name of their schema. The demo has an account for the login. */
export const examples: ExampleBodies = {
  Registration: { username: "ana_b", email: "ana@example.org", password: "correct horse" },
  Login: { username: "climber@topout.example", password: "topout-demo" },
  ClimbLog: { id: "0192f0c1-7a00-7000-8000-000000000001", time: "2026-05-10T18:30:00.000Z" },
  Problem: { detail: "NOT_FOUND", message: "This route no longer exists." },
};
