import { defineRemoteConfig } from "@topout/shared/federation";

export default defineRemoteConfig({ name: "setter", root: import.meta.dirname });
