export { convertGrade } from "./convert-grade.ts";
export { getSystemGrades } from "./grade-systems.ts";
export { createGradeParser, formatGradeRank, normalizeGrade } from "./parse-grade.ts";
