import type { Waiting } from './candidate-words.ts'

/** Working days within which every candidate is promised an answer. */
const promisedWorkingDays = 10

const saturday = 6
const sunday = 0

/**
 * The day we answer by, as YYYY-MM-DD in the server's time zone: ten working days (Monday to Friday) after the last change, or
 * after the meeting that is agreed on. Null when the next move is not ours.
 */
export function answerBy(asked: {
  readonly waitsFor: Waiting
  readonly statusSince: Date
  readonly meetsAt: Date | null
}): string | null {
  if (asked.waitsFor !== 'us' && asked.waitsFor !== 'meeting') return null
  const from = asked.waitsFor === 'meeting' && asked.meetsAt ? asked.meetsAt : asked.statusSince
  const day = new Date(Math.max(from.getTime(), asked.statusSince.getTime()))
  for (let left = promisedWorkingDays; left > 0; ) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== saturday && day.getDay() !== sunday) left--
  }
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`
}
