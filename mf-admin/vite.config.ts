import { remoteConfig } from "@topout/shared/federation";

export default remoteConfig({ name: "admin", root: import.meta.dirname });
