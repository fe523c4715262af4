export { SecondGrade } from "./second-grade.tsx";
export { SecondScaleProvider } from "./second-scale-provider.tsx";
