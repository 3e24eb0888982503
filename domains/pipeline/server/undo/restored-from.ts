import { pipelineEvents } from '@bole/pipeline/contract'
import type { Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type Selectable, sql } from 'kysely'
import * as z from 'zod'
import { pipeline } from '../application-store.ts'
import { meetingIn } from '../arrange/meeting.ts'
import { givePeopleBack } from '../arrange/people.ts'
import { watchDates } from '../arrange/watch-dates.ts'
import type { ApplicationChange } from '../change/save-changes.ts'
import type { HistoryRow, StageRecordRow } from '../tables.ts'

const moment = z.string().nullish()

/** What a history row keeps of how things stood before it. */
const before = z.object({
  position_id: z.number().optional(),
  project_id: z.number().optional(),
  department_id: z.number().nullish(),
  owner_id: z.number().nullish(),
  meets_at: moment,
  meets_until: moment,
  place: z.string().optional(),
  is_online: z.boolean().optional(),
  reply_by: moment,
  offer_valid_until: moment,
  entry_date: moment,
  score: z.number().nullish(),
  slot_id: z.number().nullish(),
})

const remark = z.object({ action: z.string(), tags: z.array(z.string()), text: z.string() }).nullable()
const remarks = z.object({ company_feedback: remark.optional(), candidate_feedback: remark.optional() })

type Row = Selectable<HistoryRow>

/** Restores participants, remarks and date reminders that the undone change had replaced; `by` takes it back. */
export function giveBack(
  tx: Transaction,
  row: Row,
  record: Selectable<StageRecordRow> | undefined,
  by: number,
): void {
  givePeopleBack(tx, row.application_id, row.facts, by)
  giveRemarksBack(tx, row)
  if (row.to_stage === stages.stage.approval)
    tx.emit(pipelineEvents.approvalWentOn, {
      application_id: row.application_id,
      approver_ids: null,
      rule: null,
      taken_back: row.batch_id,
      by,
    })
  const { meeting } = restoredFrom(row.facts)
  watchDates(tx, [row.application_id], { ...(record ? meetingIn(record) : {}), ...meeting })
}

/** Puts what either side had said before a change back into the record of that stage, as its history row remembers. */
export function giveRemarksBack(tx: Transaction, { from_record_id, facts }: Row): void {
  const parsed = remarks.safeParse(facts.before)
  if (!parsed.success || from_record_id === null) return
  const said = Object.entries(parsed.data).map(([side, words]) => [
    side,
    sql`${JSON.stringify(words)}::jsonb`,
  ])
  if (said.length === 0) return
  tx.save(
    pipeline.updateTable('stage_records').set(Object.fromEntries(said)).where('id', '=', from_record_id),
  )
}

/** The position, owner and meeting an application had before a change, as its history row remembers them. */
export function restoredFrom(
  facts: Readonly<Record<string, unknown>>,
): Pick<ApplicationChange, 'position' | 'ownerId' | 'meeting'> {
  const parsed = before.safeParse(facts.before)
  if (!parsed.success) return {}
  const { position_id, project_id, department_id, owner_id, ...meeting } = parsed.data
  return {
    ...(position_id && project_id
      ? { position: { id: position_id, project_id, department_id: department_id ?? null } }
      : {}),
    ...(owner_id === undefined ? {} : { ownerId: owner_id }),
    meeting,
  }
}

/** The same, with the department that the earlier position has by now. */
export function restoredNow(
  facts: Readonly<Record<string, unknown>>,
  positions: readonly { readonly id: number; readonly department_id: number | null }[],
): ReturnType<typeof restoredFrom> {
  const { position, ...rest } = restoredFrom(facts)
  if (!position) return rest
  const { department_id = null } = positions.find(({ id }) => id === position.id) ?? {}
  return { ...rest, position: { ...position, department_id } }
}
