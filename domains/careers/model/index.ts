export * as answering from './answer-by.ts'
export { isRandomKey } from './browser-key.ts'
export { factsShown, type Story, storyOf } from './candidate-story.ts'
export {
  type CandidateAnswer,
  candidateAnswers,
  type NextStep,
  nextSteps,
  type PublicStage,
  publicStages,
} from './candidate-words.ts'
export { consentVersion } from './consent.ts'
export { isMailAddress } from './mail-address.ts'
export { mayApply } from './may-apply.ts'
export { pageAddresses } from './page-addresses.ts'
export { type Prefill, prefillOf } from './prefill.ts'
export { questionOf } from './question-fields.ts'
export * as choices from './ranked-choices.ts'
export * as receipts from './receipt.ts'
export { isSurelySame } from './same-person.ts'
export { canSignIn } from './signing-in.ts'
export { type Came, sourceTold } from './source-told.ts'
export { stepsOf } from './steps-reached.ts'
export * as allowance from './upload-allowance.ts'
