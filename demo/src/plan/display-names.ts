/** The display names of some users. The others show their username. */
export const displayNames: Readonly<Record<string, string>> = {
  elin_berg: "Elin Berg",
  "hana.y": "山本 花",
  "jo.quays": "Jo Quays",
  kofi_a: "Kofi Asante",
  marta_l: "Marta López",
  "mei.lin": "林美",
  oscar_w: "Cheap Shoes Leeds",
  "saoirse.f": "Saoirse Ní Fhlaithearta",
  "yusuf.h": "يوسف حداد",
};
