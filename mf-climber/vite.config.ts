import { remoteConfig } from "@topout/shared/federation";

export default remoteConfig({ name: "climber", root: import.meta.dirname });
