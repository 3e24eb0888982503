/** When an organisation takes an application for a repetition. */
export interface RepeatRule {
  /** For so many months after an earlier one, whatever became of it; 0 looks only at those under way. */
  readonly months: number
  /** Compared with applications to the same position, or to any. */
  readonly scope: 'position' | 'any'
}

export const repeatScopes = ['position', 'any'] as const

/** Of an organisation that settled nothing. */
export const plainRepeatRule: RepeatRule = { months: 0, scope: 'position' }

/** An application somebody handed in before. */
export interface EarlierApplication {
  readonly positionId: number
  readonly appliedAt: Date
  readonly isLive: boolean
}

/** Whether an application to a position repeats an earlier one; the month of a day that the later month lacks ends with its last day. */
export function isRepeat(
  earlier: EarlierApplication,
  wanted: { readonly positionId: number; readonly at: Date },
  { months, scope }: RepeatRule,
): boolean {
  const isSame = earlier.positionId === wanted.positionId
  if (isSame && earlier.isLive) return true
  if (!isSame && scope === 'position') return false
  return months > 0 && wanted.at.getTime() < monthsAfter(earlier.appliedAt, months).getTime()
}

function monthsAfter(day: Date, months: number): Date {
  const then = new Date(day)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(day.getUTCDate(), last))
  return then
}
