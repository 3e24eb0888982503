export { mostPictures, movedTo } from './albums.ts'
export { originOf, type ProjectType, projectTypes, typeOf } from './project-type.ts'
export { formOf, type GivenQuestion, type PlacedQuestion, type Question } from './questions.ts'
export { type ProjectStanding, whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'
