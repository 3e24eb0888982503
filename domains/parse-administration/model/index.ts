export {
  type ComparedField,
  compareReadings,
  countDifferences,
  type DifferenceKind,
  differenceKinds,
} from './compare-readings.ts'
export { type JudgedCorrection, judgeCorrections, sumByLabel } from './judge-corrections.ts'
export {
  type NewerState,
  newerStates,
  whatCame,
  whyNotReadAgain,
  whyNotSettled,
} from './settle-reading.ts'
