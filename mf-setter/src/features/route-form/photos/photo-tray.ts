/** A converted photo of a route that is not created yet. */
export interface TrayPhoto {
  readonly id: number;
  readonly file: Blob;
  /** An object URL for the preview. */
  readonly url: string;
}

/** The first photo belongs to the route in the form, the others to the next routes. */
export type PhotoTray = readonly TrayPhoto[];

/** Adds a photo at the end, or replaces the only photo of a form without a tray. */
export const addPhoto = (tray: PhotoTray, photo: TrayPhoto, isSingle: boolean): PhotoTray =>
  isSingle ? [photo] : [...tray, photo];

export const removePhoto = (tray: PhotoTray, id: number): PhotoTray =>
  tray.filter((photo) => photo.id !== id);

/** Moves a photo to the front. */
export const selectPhoto = (tray: PhotoTray, id: number): PhotoTray => [
  ...tray.filter((photo) => photo.id === id),
  ...removePhoto(tray, id),
];
