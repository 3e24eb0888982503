export { lecturesApi } from './api.ts'
export { lecturesRefusals } from './refusals.ts'
export type { Lecture, LectureVisitor, RouteItem } from './schemas.ts'
