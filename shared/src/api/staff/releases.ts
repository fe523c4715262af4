import { request } from "@topout/shared/api";
import { releases } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

/** An older server sends a preview as `action: "preview"`, without the `preview` field. */
const normalizeRelease = (release: unknown) => {
  const fields = { preview: false, ...Object(release) };
  return fields.action === "preview" ? { ...fields, action: "release", preview: true } : fields;
};

export const normalizeReleases = (body: unknown) =>
  Array.isArray(body) ? body.map(normalizeRelease) : body;

export const releaseQueries = {
  /** The last releases and rollbacks of the remotes, newest first. */
  list: () =>
    queryOptions({
      queryKey: ["releases"],
      queryFn: ({ signal }) => request(releases.list, { signal, normalize: normalizeReleases }),
      // An admin opens the list to see the latest release.
      staleTime: 0,
    }),
};
