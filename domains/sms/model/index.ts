export { phoneNumberOf } from './kept-phone.ts'
export { numberFrom, usualCountry } from './phone-number.ts'
export { type Receipt, readReceipt, stateAfter } from './receipts.ts'
export { isForGood, pauseAfter, type ShortMessageState, sendingAtMost, shortMessageStates } from './tries.ts'
