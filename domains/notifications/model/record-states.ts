/**
 * What becomes of a message: it waits for its time, its turn or a server; it is sent, delivered where the other side says so, viewed by the
 * candidate; or it failed, or was taken back.
 */
export const recordStates = ['waiting', 'sent', 'delivered', 'viewed', 'failed', 'cancelled'] as const

export type RecordState = (typeof recordStates)[number]

/** By what a message is written: each has words of its own. */
export const writtenChannels = ['mail', 'sms'] as const

export type Written = (typeof writtenChannels)[number]

/** By what a message goes: to a mail address or a phone, or to the candidate's page alone, which shows every one. */
export const channels = [...writtenChannels, 'page'] as const

export type Channel = (typeof channels)[number]

/** Where a message to somebody goes: who has no address, or no number, reads it on their page. */
export function wayTo(
  written: Written,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): { readonly channel: Channel; readonly recipient: string } {
  const recipient = (written === 'sms' ? phone : email) ?? ''
  return recipient === '' ? { channel: 'page', recipient } : { channel: written, recipient }
}

/** The specification's groups of states (section 3: notification record). */
export const stateGroups = ['toBeSent', 'hasBeenSent', 'fail', 'cancel'] as const

export type StateGroup = (typeof stateGroups)[number]

/** The group of each state: every one is in one. */
export const groupOf: Readonly<Record<RecordState, StateGroup>> = {
  waiting: 'toBeSent',
  sent: 'hasBeenSent',
  delivered: 'hasBeenSent',
  viewed: 'hasBeenSent',
  failed: 'fail',
  cancelled: 'cancel',
}

/** How many messages there are in each group, and in all. */
export interface Statistic {
  readonly toBeSent: number
  readonly hasBeenSent: number
  readonly fail: number
  readonly cancel: number
  readonly total: number
}

/** The groups of the specification from counts by state: `total` is their sum. */
export function statisticFrom(
  counts: readonly { readonly state: RecordState; readonly count: number }[],
): Statistic {
  const groups = { toBeSent: 0, hasBeenSent: 0, fail: 0, cancel: 0 }
  for (const { state, count } of counts) groups[groupOf[state]] += count
  return { ...groups, total: counts.reduce((sum, { count }) => sum + count, 0) }
}

/** What can be done with a message: one that has left stays as it is. */
export function whatCanBeDone(state: RecordState): { readonly cancel: boolean; readonly again: boolean } {
  return { cancel: state === 'waiting', again: state === 'failed' || state === 'cancelled' }
}

/** Where an application stands, as far as messages about it ask. */
export interface Standing {
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly isListed: boolean
}

/** Steps at which something is arranged with a candidate and is not over, and the detail of what was called off. */
const ahead = [10, 20, 60]
const calledOff = 13

/** Whether what an invitation invites to can still be called off: its stage is the present one, and it is neither over nor called off. */
export function canBeCalledOff(
  { event, stage }: { readonly event: string; readonly stage: number },
  standing: Standing,
): boolean {
  const isPresent = event === 'invited' && standing.isListed && standing.stage === stage
  return isPresent && ahead.includes(standing.step) && standing.detail !== calledOff
}

/** How far a message has come: nobody who has seen it goes back to having been sent it. */
const reached: readonly RecordState[] = ['waiting', 'sent', 'delivered', 'viewed']

/** The state after some news of a message: what was reached stays, and what is over only begins anew by `again`. */
export function afterNews(state: RecordState, news: RecordState): RecordState {
  const [now, next] = [reached.indexOf(state), reached.indexOf(news)]
  if (news === 'failed') return state === 'viewed' ? state : news
  if (next < 0) return news
  return now >= 0 && next < now ? state : news
}
