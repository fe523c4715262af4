import { remoteConfig } from "@topout/shared/federation";

export default remoteConfig({ name: "feedProfile", root: import.meta.dirname });
