import { defineRemoteConfig } from "@topout/shared/federation";

export default defineRemoteConfig({ name: "feedProfile", root: import.meta.dirname });
