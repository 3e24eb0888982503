import { type pipelineApi, pipelineRefusals } from '@bole/pipeline/contract'
import type { Decision, Standing } from '@bole/pipeline/model'
import { fillText } from '@bole/platform/contract'
import type { Handler } from '@bole/platform/server'
import { stages, stepAt } from '@bole/processes/model'
import { slotless, takeSlot, whyNoSlot } from '../../model/interview-slots.ts'
import { type LockedApplication, namesOf, openRecordsOf } from '../application-store.ts'
import { faultOf, isAgreedAnew, meetingBefore } from '../arrange/meeting.ts'
import { participantsIn, replacedBy, savePeople } from '../arrange/people.ts'
import { rearrangingOf } from '../arrange/rearranging.ts'
import { watchDates } from '../arrange/watch-dates.ts'
import type { Meeting } from '../change/application-change.ts'
import { changeMany } from '../change/change-many.ts'
import { tellCandidates } from '../change/tell-candidates.ts'
import { type LockedSlot, lockSlots } from './slot-store.ts'

/** Gives each application the slot chosen for it while that has a place left. Slots are locked before applications, as nobody who holds applications asks for slots. */
export const distributeSlots: Handler<typeof pipelineApi.distributeSlots> = async (context) => {
  const { body, tx, now, language, refuse } = context
  const slots = await lockSlots(
    tx,
    body.applications.flatMap(({ slot_id }) => slot_id ?? []),
  )
  const ids = body.applications.map(({ post_id }) => post_id)
  if (await faultOf(context, stages.stage.interview, { interviewer_ids: body.interviewer_ids }))
    throw refuse('unknown_person')
  const [records, participants, names] = await tx.load(openRecordsOf(ids), participantsIn(ids), namesOf(ids))
  const recordOf = new Map(records.map((record) => [record.application_id, record]))
  const peopleOf = Map.groupBy(participants, ({ application_id }) => application_id)
  const slotOf = new Map(
    body.applications.map(({ post_id, slot_id }) => [post_id, slots.find(({ id }) => id === slot_id)]),
  )
  const given = { interviewer_ids: body.interviewer_ids }
  const arrangedFor = ({ id }: LockedApplication) => ({
    record: recordOf.get(id),
    people: peopleOf.get(id) ?? [],
  })
  const decide = (standing: Standing, application: LockedApplication): Decision => {
    const [slot, why] = [slotOf.get(application.id), whyNoSlot(standing)]
    if (why) return { refusal: why }
    if (!slot) return slotless(standing)
    if (stepAt(application.process, standing)?.id !== slot.process_step_id)
      return { refusal: 'slot_of_another_round' }
    if (slot.starts_at <= now) return { refusal: 'slot_passed' }
    if (slot.holders.has(application.id)) return { refusal: 'already_there' }
    if (slot.holders.size >= slot.capacity) return { refusal: 'slot_full' }
    for (const other of slots) other.holders.delete(application.id)
    slot.holders.add(application.id)
    const hasPage = application.token_digest !== null
    const setting = { given, meeting: meetingOf(slot), tellsCandidate: body.tells_candidate, hasPage, now }
    return takeSlot(standing, rearrangingOf(arrangedFor(application), setting))
  }
  const placed: LockedApplication[] = []
  const left: number[] = []
  const done = await changeMany(context, {
    seen: body.applications,
    action: 'arrange',
    decide,
    details: (application) => {
      const slot = slotOf.get(application.id)
      if (!slot) {
        left.push(application.id)
        return { action: 'slots_used_up' }
      }
      placed.push(application)
      const { record, people } = arrangedFor(application)
      const meeting = meetingOf(slot)
      const before = meetingBefore(record, meeting)
      const facts = { ...meeting, before, ...replacedBy(given, people) }
      watchDates(tx, [application.id], meeting)
      return { meeting, facts, isAgreedAnew: isAgreedAnew(meeting, before) }
    },
  })
  savePeople(
    tx,
    placed.map(({ id }) => id),
    given,
    context.caller.userId,
  )
  await tellCandidates(context, placed, { action: 'arrange', batchId: done.batch_id })
  tx.announce('interview_slot')
  const full = done.refused.filter(({ code }) => code === 'slot_full').map(({ post_id }) => post_id)
  const listed = listedIn(language, names)
  if (done.done === 0 && full.length > 0) throw refuse('slots_full', { data: { detail: listed(full) } })
  const without = [...left, ...full]
  const message =
    without.length > 0
      ? fillText(pipelineRefusals[language].left_without_slot, { names: listed(without) })
      : ''
  return { data: { ...done, done: placed.length }, message }
}

/** What is agreed on with a slot. */
function meetingOf({ id, starts_at, ends_at, place }: LockedSlot): Meeting {
  const [meets_at, meets_until] = [starts_at.toISOString(), ends_at.toISOString()]
  return { meets_at, meets_until, place, is_online: place === '', slot_id: id }
}

/** Writes people one after the other, by their numbers. */
function listedIn(language: string, names: readonly { readonly id: number; readonly name: string }[]) {
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const list = new Intl.ListFormat(language)
  return (ids: readonly number[]) => list.format(ids.map((id) => nameOf.get(id) ?? String(id)))
}
