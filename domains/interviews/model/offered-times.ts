import { type Booked, conflictsOf, type Stretch } from './conflicts.ts'

export type { Stretch }

/** How somebody stands who was offered times to choose of. */
export const offerStates = [
  'open',
  'booked',
  'none_fits',
  'no_reply',
  'used_up',
  'declined',
  'closed',
  'withdrawn',
] as const

export type OfferState = (typeof offerStates)[number]

/** An offer beside where its candidate stands in the pipeline. */
export interface Offered {
  /** How it ended, where that was said of the offer itself. */
  readonly endedAs: OfferState | null
  /** When the time begins that they took. */
  readonly chosen: Date | null
  readonly hasMoved: boolean
  /** The passage through the interview stage is over. */
  readonly isClosed: boolean
  readonly step: number
  readonly detail: number
  readonly meetsAt: Date | null
}

/** The details of a step in which an offer has come to nothing (specification, section 4). */
const failed: Readonly<Record<string, OfferState>> = {
  '10/17': 'none_fits',
  '10/18': 'no_reply',
  '10/19': 'used_up',
  '50/52': 'declined',
}

/** How an offer stands: what the pipeline says of its candidate holds, and a time that colleagues arranged instead closes it. */
export function offerStateOf({ endedAs, chosen, isClosed, step, detail, meetsAt }: Offered): OfferState {
  if (endedAs) return endedAs
  const isOff = step === 10 || (step === 50 && detail === 52)
  if (chosen && meetsAt?.getTime() === chosen.getTime() && !isOff) return 'booked'
  if (!chosen && !isClosed && step === 60 && !meetsAt) return 'open'
  return failed[`${step}/${detail}`] ?? 'closed'
}

/** Whether a candidate can take one of the times: the first, or once another instead of it, while nobody has met them. */
export function canTakeTime(offered: Offered, replyBy: Date, now: Date): boolean {
  const state = offerStateOf(offered)
  if (state === 'open') return now < replyBy
  const isToCome = offered.step === 20 && offered.detail === 21 && !offered.isClosed
  return (
    state === 'booked' && isToCome && !offered.hasMoved && offered.chosen !== null && now < offered.chosen
  )
}

/** The times that can be taken still: they are to come, and nobody of the people is elsewhere then, nor the room taken. */
export function timesLeft<Time extends Stretch>(
  times: readonly Time[],
  { people, room }: Pick<Booked, 'people' | 'room'>,
  booked: readonly Booked[],
  now: Date,
): readonly Time[] {
  if (people.length === 0) return []
  return times.filter(({ from, until }) => {
    const conflicts = conflictsOf({ from, until, people, room }, booked)
    return from > now && conflicts.people.length === 0 && conflicts.rooms.length === 0
  })
}

/** Why times cannot be offered until a moment; null where they can. */
export function whyNotOffered(times: readonly Stretch[], replyBy: Date, now: Date) {
  if (times.some(({ from, until }) => until <= from)) return 'ends_before_it_begins'
  if (times.some(({ from }) => from <= now)) return 'meeting_passed'
  if (replyBy <= now) return 'reply_by_passed'
  // Nobody is given until after the last of them to choose one.
  return times.every(({ from }) => from < replyBy) ? 'reply_by_too_late' : null
}
