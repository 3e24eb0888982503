import type { InterviewSlot, pipelineApi } from '@bole/pipeline/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { spread } from '../../model/interview-slots.ts'

/** Somebody who was selected, with the round they stand in and what they hold. */
export type Asked = ReplyOf<typeof pipelineApi.listForSlots>['list'][number]

/** Which slot each gets who can be given one: as chosen by hand, the others in the order of the slots that are used. */
export function distribution(
  asked: readonly Asked[],
  slots: readonly InterviewSlot[],
  byHand: ReadonlyMap<number, number | null>,
): readonly { readonly person: Asked; readonly slot: InterviewSlot | null }[] {
  const people = asked.filter(({ refusal, slot_id }) => refusal === null && slot_id === null)
  const chosen = [...byHand.values()]
  const left = slots.map((slot) => ({
    ...slot,
    taken: slot.taken + chosen.filter((id) => id === slot.id).length,
  }))
  const others = spread(
    people.filter(({ post_id }) => !byHand.has(post_id)),
    left,
  )
  return people.map((person) => {
    const id = byHand.get(person.post_id) ?? others.get(person.post_id) ?? null
    return { person, slot: slots.find((slot) => slot.id === id) ?? null }
  })
}
