/** The only product of the store. It is the same for all gyms. */
export const tee = {
  name: "Topout Tee",
  price: "£20",
  rating: 4,
  reviewCount: 117,
  colors: [
    { name: "White", cloth: "#ffffff", shade: "#e4e0d6", seam: "#c9c3b6" },
    { name: "Gray", cloth: "#a5a299", shade: "#8a877e", seam: "#6f6c64" },
    { name: "Black", cloth: "#2c2b28", shade: "#161513", seam: "#4a4843" },
  ],
  sizes: [
    { name: "XXS", isInStock: false },
    { name: "XS", isInStock: false },
    { name: "S", isInStock: false },
    { name: "M", isInStock: false },
    { name: "L", isInStock: false },
    { name: "XL", isInStock: false },
    { name: "2XL", isInStock: false },
    { name: "3XL", isInStock: true },
  ],
} as const;

export type TeeColor = (typeof tee.colors)[number];
export type TeeSize = (typeof tee.sizes)[number];
