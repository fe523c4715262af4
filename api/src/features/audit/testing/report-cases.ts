import { createJsonRequest } from "../../../testing/create-json-request.ts";
import type { ChangeCase } from "./change-case.ts";

export const reportCases: Readonly<Record<string, ChangeCase>> = {
  "POST /reports/{report_id}/decide": {
    createRequest: () => createJsonRequest("POST", { decision: "remove", stop_uploads_days: 7 }),
    getPath: ({ report }) => `reports/${report.id}/decide`,
    getExpectedEntry: ({ report, route, climber }) => ({
      action: "update",
      object: { type: "report", id: report.id, name: route.name },
      before: { status: "open", hidden: false },
      after: { status: "removed", hidden: true, stop_uploads_days: 7, owner: climber.username },
    }),
  },
};
