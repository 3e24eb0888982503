import type { PublicStage, Waiting } from './candidate-words.ts'

/** Working days within which a candidate is promised an answer, by the stage they are told. */
export type DaysToAnswer = Readonly<Record<Exclude<PublicStage, 'closed'>, number>>

/** What is promised where a company says nothing else. */
export const daysByDefault: DaysToAnswer = {
  received: 10,
  under_review: 10,
  assessment: 10,
  interview: 10,
  offer: 10,
  joining: 10,
}

const saturday = 6
const sunday = 0

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day of a moment by the company's clock, as YYYY-MM-DD. */
export function localDay(moment: Date): string {
  return [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
}

/** The first moment after a day, by the company's clock. */
export function startAfter(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1)
}

/**
 * The day we answer by, as YYYY-MM-DD in the server's time zone: so many working days (Monday to Friday) after the last change, or
 * after the meeting that is agreed on. Null when the next move is not ours.
 */
export function answerBy(
  asked: {
    readonly stage: PublicStage
    readonly waitsFor: Waiting
    readonly statusSince: Date
    readonly meetsAt: Date | null
  },
  days: DaysToAnswer = daysByDefault,
): string | null {
  if ((asked.waitsFor !== 'us' && asked.waitsFor !== 'meeting') || asked.stage === 'closed') return null
  const from = asked.waitsFor === 'meeting' && asked.meetsAt ? asked.meetsAt : asked.statusSince
  const day = new Date(Math.max(from.getTime(), asked.statusSince.getTime()))
  for (let left = days[asked.stage]; left > 0; ) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== saturday && day.getDay() !== sunday) left--
  }
  return localDay(day)
}
