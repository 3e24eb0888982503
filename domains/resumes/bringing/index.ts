// Many people at once, brought over from elsewhere and taken out again.
export { bringPeople, lookFrom } from '../server/bring/bring-people.ts'
export { findSamePeople } from '../server/bring/find-same-people.ts'
export { type BroughtNote, noteMany } from '../server/bring/note-many.ts'
export {
  type BroughtPerson,
  type Touched,
  takeOutNotes,
  takeOutPeople,
  touchedPeople,
} from '../server/bring/take-out-people.ts'
export { readLater } from '../server/read-later.ts'
