import { clockAt } from '@bole/platform/moments'

/** What quotas a notice can be about that may be dismissed for a day (specification, section 8). */
const quotaTopics = ['interview', 'message', 'talent'] as const

export type QuotaTopic = (typeof quotaTopics)[number]

const under = (topic: QuotaTopic) => `bole.quota-dismissed.${topic}`

/** Month and day by the company's clocks: a dismissal holds while they are the same. */
function dayOf(now: Date): string {
  return clockAt(now).slice(5, 10)
}

/** Not to hear of a quota again today, or to hear of it after all. */
export function dismissToday(topic: QuotaTopic, isDismissed: boolean, now = new Date()): void {
  if (isDismissed) localStorage.setItem(under(topic), dayOf(now))
  else localStorage.removeItem(under(topic))
}

/** Whether somebody has said so today. */
export function isDismissedToday(topic: QuotaTopic | null, now = new Date()): boolean {
  return topic !== null && localStorage.getItem(under(topic)) === dayOf(now)
}
