import { defineRemoteConfig } from "@topout/shared/federation";

export default defineRemoteConfig({ name: "climber", root: import.meta.dirname });
