/** How many days somebody may keep an approval waiting before they are reminded, and before whoever recruits hears of it; 0: for ever. */
export interface Patience {
  readonly remind_after_days: number
  readonly escalate_after_days: number
}

interface Waiting {
  readonly userId: number
  readonly askedAt: Date
  /** When they were reminded last; an older asking's counts no more. */
  readonly remindedAt: Date | null
}

const day = 86_400_000

const after = (moment: Date, days: number) => (days === 0 ? null : new Date(moment.getTime() + days * day))

/** Who is to be reminded by now, whether it is to be passed up, and when the next of that is due; each person once an asking, each round once. */
export function whatIsDue(
  waiting: readonly Waiting[],
  { remind_after_days, escalate_after_days }: Patience,
  { isEscalated, now }: { readonly isEscalated: boolean; readonly now: Date },
) {
  const left = waiting.filter(({ askedAt, remindedAt }) => remindedAt === null || remindedAt < askedAt)
  const due = left.map(({ userId, askedAt }) => ({ userId, at: after(askedAt, remind_after_days) }))
  const oldest = waiting.map(({ askedAt }) => askedAt.getTime())
  const passedUp =
    isEscalated || oldest.length === 0 ? null : after(new Date(Math.min(...oldest)), escalate_after_days)
  const later = [...due.map(({ at }) => at), passedUp].flatMap((at) => (at && at > now ? at.getTime() : []))
  return {
    remind: due.flatMap(({ userId, at }) => (at && at <= now ? userId : [])),
    escalates: passedUp !== null && passedUp <= now,
    next: later.length > 0 ? new Date(Math.min(...later)) : null,
  }
}

/** When an approval that is asked for now is looked at first; null where nobody is ever reminded. */
export function firstLook({ remind_after_days, escalate_after_days }: Patience, now: Date): Date | null {
  const days = [remind_after_days, escalate_after_days].filter((count) => count > 0)
  return days.length > 0 ? after(now, Math.min(...days)) : null
}
