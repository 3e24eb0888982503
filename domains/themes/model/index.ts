export * as albums from './albums.ts'
export { askedOf, partOf } from './answers.ts'
export { rankedAtMost } from './choices.ts'
export { isPicture } from './is-picture.ts'
export * as keeping from './keeping.ts'
export * as limits from './limit-rows.ts'
export { type LimitedFields, limitedFieldsOf } from './limited-fields.ts'
export { type AnswerFault, longestAnswer, missingAnswers } from './missing-answers.ts'
export { originOf, type ProjectType, projectTypes, typeOf } from './project-type.ts'
export {
  formOf,
  type GivenQuestion,
  type PlacedQuestion,
  type Question,
  type UsualKey,
} from './questions.ts'
export * as sections from './sections.ts'
export * as dress from './skins.ts'
export { type Station, stationsOf, stationTypes } from './stations.ts'
export { type ProjectStanding, whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'
