import { createChangeRecorder } from "../../audit/create-change-recorder.ts";

interface AuditedVideo {
  readonly id: string;
  readonly route_name: string;
  /** The id of the owner. The audit shows the current username. */
  readonly owner: string;
}

export const recordVideoChange = createChangeRecorder<AuditedVideo>({
  type: "video",
  getName: ({ route_name }) => route_name,
  getFields: ({ route_name, owner }) => ({ route: route_name, owner }),
});
