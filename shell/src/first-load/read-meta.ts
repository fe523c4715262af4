type MetaName = "api-origin" | "first-gym" | "linked-route" | "photo-version" | "render-timeout";

/** Reads what the build or the server has written into an element of the document. */
export const readMeta = (name: MetaName): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || undefined;
