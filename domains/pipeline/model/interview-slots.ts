import { stages } from '@bole/processes/model'
import { allow, type Decision, type OverRefusal, refusalOf, type Standing } from './decision.ts'
import { arrangeAt, type Rearranging } from './invitation.ts'
import { firstStatusOf } from './move.ts'
import { afterEvent } from './system-events.ts'

/** As many slots as one setting makes. */
export const mostSlots = 500

/** As many applications as are given slots at once. */
export const mostDistributed = 200

/** A stretch of a day by its clocks, each end as `HH:mm`. */
export interface Stretch {
  readonly from: string
  readonly until: string
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Cuts a stretch of a day into slots of so many minutes, one right after the other; what is left over at the end is none. */
export function cutIntoSlots({ from, until }: Stretch, minutes: number): readonly Stretch[] {
  const [begins, ends] = [minutesOf(from), minutesOf(until)]
  const count = Math.max(0, Math.floor((ends - begins) / minutes))
  return Array.from({ length: count }, (_, index) => ({
    from: clockOf(begins + index * minutes),
    until: clockOf(begins + (index + 1) * minutes),
  }))
}

/** As many days as one setting has. */
export const mostDays = 31

const dayLength = 86_400_000

/** The days from the first to the last, both as `YYYY-MM-DD`, at most as many as one setting has; Saturdays and Sundays only where they are meant. */
export function daysFrom(first: string, last: string, hasWeekends: boolean): readonly string[] {
  const begins = Date.parse(`${first}T00:00:00Z`)
  const length = (Date.parse(`${last || first}T00:00:00Z`) - begins) / dayLength
  if (!(length > 0)) return first ? [first] : []
  const all = Array.from({ length: Math.min(length + 1, 2 * mostDays) }, (_, index) => {
    return new Date(begins + index * dayLength)
  })
  const meant = all.filter((day) => hasWeekends || day.getUTCDay() % 6 !== 0)
  // Who names a weekend alone means it.
  const days = meant.length > 0 ? meant : all
  return days.slice(0, mostDays).map((day) => day.toISOString().slice(0, 10))
}

/** Details of an interview to which nobody comes at the time it has: put off, called off, missed, or unsuitable (specification, section 4). */
const timeless: readonly number[] = [12, 13, 14, 15, 17, 18, 19]

/** Whether whoever was given a slot still takes one of its places. */
export function holdsSlot(standing: Standing): boolean {
  if (refusalOf(standing) || standing.stage !== stages.stage.interview) return false
  return standing.step !== 10 || !timeless.includes(standing.detail)
}

/** Why somebody is given no slot; null where they can be: they are to be interviewed and have not come yet. */
export function whyNoSlot(standing: Standing): OverRefusal | 'action_not_in_stage' | null {
  const refused = refusalOf(standing)
  if (refused) return refused.refusal
  const isAhead =
    standing.step === 10 || standing.step === 60 || (standing.step === 20 && standing.detail === 21)
  return standing.stage === stages.stage.interview && isAhead ? null : 'action_not_in_stage'
}

/** Somebody is given a slot: arranged as any meeting is; whom nobody is to meet yet waits for that, and no longer for a time. */
export function takeSlot(standing: Standing, rearranging: Rearranging): Decision<OverRefusal> {
  const arranged = arrangeAt(standing, rearranging)
  return 'next' in arranged && arranged.next.step === 10
    ? allow(arranged.next, firstStatusOf(stages.stage.interview))
    : arranged
}

/** No slot was left for somebody; whoever knows that already is there. */
export function slotless(standing: Standing): Decision<'already_there'> {
  const next = afterEvent(standing, 'slots_used_up')
  return next ? { next } : { refusal: 'already_there' }
}

/** A slot as far as places in it are given away. */
export interface OpenSlot {
  readonly id: number
  readonly process_step_id: number
  readonly capacity: number
  readonly taken: number
}

/** Somebody who is to be given a slot of the step they stand in. */
export interface Waiting {
  readonly post_id: number
  readonly process_step_id: number | null
}

/**
 * Gives each of them the first slot of their step that has a place left, in the order of both: null where none has. Nobody is given one that is
 * full.
 */
export function spread(
  waiting: readonly Waiting[],
  slots: readonly OpenSlot[],
): ReadonlyMap<number, number | null> {
  const left = new Map(slots.map(({ id, capacity, taken }) => [id, capacity - taken]))
  return new Map(
    waiting.map(({ post_id, process_step_id }) => {
      const slot = slots.find((one) => one.process_step_id === process_step_id && (left.get(one.id) ?? 0) > 0)
      if (slot) left.set(slot.id, (left.get(slot.id) ?? 0) - 1)
      return [post_id, slot?.id ?? null]
    }),
  )
}
