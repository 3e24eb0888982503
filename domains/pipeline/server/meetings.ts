// What the domain that keeps interviews needs of applications that are met.

export { lockedApplications } from './application-store.ts'
export { endMeetings, happenInHall, signIn } from './arrange/at-the-door.ts'
export {
  haveThemChoose,
  leaveWithoutTime,
  letThemChooseNoMore,
  takeOffered,
} from './arrange/choosing.ts'
export { meetTogether } from './arrange/meet-together.ts'
export { giveFeedback } from './change/give-feedback.ts'
export { giveFeedbackToMany } from './change/give-feedback-to-many.ts'
export { tellCandidates } from './change/tell-candidates.ts'
export { everyone } from './scope.ts'
