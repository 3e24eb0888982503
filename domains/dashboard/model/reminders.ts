/** What somebody is reminded of for the day (specification, section 8: notices can be dismissed per day). Talent comes with the pools. */
export const reminderKinds = ['interview', 'message', 'talent'] as const

export type ReminderKind = (typeof reminderKinds)[number]

/** Something that waits today. */
export interface Reminder {
  readonly kind: ReminderKind
  readonly count: number
}

/** A reminder that somebody wanted no more of on a day, as YYYY-MM-DD. */
export interface Dismissed {
  readonly kind: ReminderKind
  readonly day: string
}

/** What is shown today: what there is of, and what was not dismissed today. The next day it stands there again. */
export function remindersOf(
  waiting: Readonly<Record<ReminderKind, number>>,
  dismissed: readonly Dismissed[],
  today: string,
): readonly Reminder[] {
  const gone = new Set(dismissed.flatMap(({ kind, day }) => (day === today ? kind : [])))
  return reminderKinds.flatMap((kind) =>
    waiting[kind] > 0 && !gone.has(kind) ? [{ kind, count: waiting[kind] }] : [],
  )
}
