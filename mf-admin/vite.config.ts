import { defineRemoteConfig } from "@topout/shared/federation";

export default defineRemoteConfig({ name: "admin", root: import.meta.dirname });
