import { remoteConfig } from "@topout/shared/federation";

export default remoteConfig({ name: "setter", root: import.meta.dirname });
