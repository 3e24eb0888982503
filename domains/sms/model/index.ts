export { codingOf } from './coding.ts'
export { foundDigitsOf, phoneNumberOf } from './kept-phone.ts'
export { numberFrom, usualCountry } from './phone-number.ts'
export { isWrittenPhone, type WrittenPhone, writtenPhoneOf } from './phone-shape.ts'
export { type Receipt, readReceipt, stateAfter } from './receipts.ts'
export {
  isForGood,
  leftInDoubt,
  pauseAfter,
  type ShortMessageState,
  sendingAtMost,
  shortMessageStates,
} from './tries.ts'
