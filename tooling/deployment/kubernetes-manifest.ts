import { validate as validateDeployment } from "kubernetes-models/_schemas/IoK8sApiAppsV1Deployment";
import { validate as validateJob } from "kubernetes-models/_schemas/IoK8sApiBatchV1Job";
import { validate as validateService } from "kubernetes-models/_schemas/IoK8sApiCoreV1Service";
import { validate as validateDisruptionBudget } from "kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget";
import { parseAllDocuments } from "yaml";

import { recordUnreadKeys } from "./record-unread-keys.ts";

interface Validator {
  (data: unknown): boolean;
  /** Set by the last call. Not in the types of the package. */
  readonly errors?: readonly { readonly instancePath: string; readonly params: unknown }[] | null;
}

/** The kinds that our manifest uses, with the schemas of Kubernetes 1.34. */
const validators: Readonly<Record<string, Validator>> = {
  "apps/v1 Deployment": validateDeployment,
  "batch/v1 Job": validateJob,
  "policy/v1 PodDisruptionBudget": validateDisruptionBudget,
  "v1 Service": validateService,
};

export interface Resource {
  readonly apiVersion?: unknown;
  readonly kind?: unknown;
}

/** Parses the YAML documents of a manifest. */
export const parseManifest = (text: string): Resource[] =>
  parseAllDocuments(text).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Resource;
  });

/** Returns what the schemas reject, and the keys that they do not have. `kubectl apply` also rejects both. */
export const findManifestErrors = (text: string): string[] =>
  parseManifest(text).flatMap(findResourceErrors);

function findResourceErrors(resource: Resource): string[] {
  const type = `${String(resource.apiVersion)} ${String(resource.kind)}`;
  const validate = validators[type];
  if (!validate) return [`${type} has no schema here`];
  const [recorded, getUnreadKeys] = recordUnreadKeys(resource);
  if (!validate(recorded)) {
    return (validate.errors ?? []).map(
      ({ instancePath, params }) => `${type}${instancePath} ${JSON.stringify(params)}`,
    );
  }
  // The schemas of Kubernetes allow additional keys, so their validators ignore them.
  return getUnreadKeys().map((path) => `${type}${path} is unknown`);
}
