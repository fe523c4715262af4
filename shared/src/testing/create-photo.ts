/** A PNG of one pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const createPhoto = () =>
  new File([Uint8Array.from(atob(PNG), (char) => char.charCodeAt(0))], "me.png", {
    type: "image/png",
  });
