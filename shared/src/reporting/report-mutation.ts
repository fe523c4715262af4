import { request } from "@topout/shared/api";
import { type ReportCreation, reports } from "@topout/shared/contract";
import { mutationOptions } from "@topout/shared/platform";

export const reportMutation = () =>
  mutationOptions({
    mutationFn: (body: ReportCreation) => request(reports.create, { body }),
    meta: { notifiesNotFound: true },
  });
