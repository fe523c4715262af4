/** A part of the evidence that the program loses nothing and answers everybody. */
export interface Suite {
  readonly name: string;
  /** What it shows, in one line. */
  readonly claim: string;
  /** The files of unit and API tests. A name without a folder selects all files that contain it. */
  readonly files: readonly string[];
}

/** `npm test` runs a part of each suite, and `npm run trust` all of it. */
export const SUITES: readonly Suite[] = [
  {
    name: "access",
    claim: "every endpoint answers every role as expected, also while the role changes",
    files: [
      "api/src/http/access.http.test.ts",
      "api/src/features/revoked-access.abuse.test.ts",
      "api/src/features/teams/gym-access.abuse.test.ts",
    ],
  },
  {
    name: "texts",
    claim: "no text in any field, header or parameter causes a server error",
    files: [
      "api/src/http/hostile-text.abuse.test.ts",
      "api/src/http/invalid-input.fuzz.test.ts",
      "shared/src/contract/requests/form-fields.abuse.test.ts",
    ],
  },
  {
    name: "uploads",
    claim: "hostile, broken and aborted uploads are rejected and leave nothing behind",
    files: [
      "api/src/http/uploads/",
      "api/src/media/video/unplayable-video.test.ts",
      "mf-admin/src/features/layout-editor/model/layout-file.abuse.test.ts",
    ],
  },
  {
    name: "requests",
    claim: "requests generated from the OpenAPI document cause no server error",
    files: ["api/src/openapi/generated-requests.test.ts"],
  },
  {
    name: "abuse",
    claim: "one account cannot slow the others, read what is hidden, or guess passwords",
    files: [
      "api/src/features/account/auth/",
      "api/src/features/activities/",
      "reads.abuse.test.ts",
    ],
  },
  {
    name: "users",
    claim: "200 users on several processes get no error, and leave counts that match the rows",
    files: [
      "api/src/program/several-processes.test.ts",
      "api/src/program/mixed-users.test.ts",
      "api/src/features/limits.races.test.ts",
    ],
  },
  {
    name: "kills",
    claim: "killed APIs, workers and databases lose nothing that was acknowledged",
    files: [
      "api/src/program/kills.test.ts",
      "api/src/program/program-killed.test.ts",
      "api/src/program/worker-killed.test.ts",
      "embedded-postgres/src/kill.test.ts",
    ],
  },
  {
    name: "backups",
    claim: "backups under load contain what was acknowledged before, also after killed ones",
    files: [
      "api/src/program/backup-cycles.test.ts",
      "api/src/backups/backups.test.ts",
      "api/src/backups/aborted-backup.test.ts",
      "api/src/cli/restore-killed.test.ts",
      "api/src/cli/interrupted-drill.test.ts",
    ],
  },
  {
    name: "outages",
    claim:
      "without the database, the files or disk space: clear 503s, and recovery without a restart",
    files: [
      "api/src/program/program-outage.test.ts",
      "api/src/program/program-storage.test.ts",
      "api/src/program/disk-full.test.ts",
      "api/src/program/failed-start.test.ts",
      "api/src/features/health/",
      "api/src/http/server-errors.http.test.ts",
      "embedded-postgres/src/restart",
    ],
  },
  {
    name: "chaos",
    claim: "a failed request of any mutation loses nothing, and its repetition has one effect",
    files: ["shell/src/faults/"],
  },
  {
    name: "upgrades",
    claim:
      "databases of each older schema and archives keep all rows, and a failed upgrade stops no program",
    files: [
      "api/src/database/upgrades.test.ts",
      "api/src/database/run-migrations.test.ts",
      "api/src/program/failed-migration.test.ts",
      "api/src/program/migrate-under-load.test.ts",
      "api/src/cli/upgrade-database.test.ts",
      "archive/src/older-archive.test.ts",
    ],
  },
];
