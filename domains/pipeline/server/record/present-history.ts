import type { HistoryItem } from '@bole/pipeline/contract'
import type { Caller } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import { movedOutGroup } from '../../model/company-feedback.ts'
import { presentStatus } from '../present.ts'
import type { HistoryRow } from '../tables.ts'
import type { AsItStood } from './as-it-stood.ts'
import type { ChangedWords } from './latest-words.ts'

/** What people and positions are called, by their numbers. */
export interface Names {
  readonly users: ReadonlyMap<number, string>
  readonly positions: ReadonlyMap<number, string>
}

type Row = Selectable<HistoryRow> & {
  readonly username: string | null
  readonly changed: ChangedWords | null
  /** Absent where none of the rows was. */
  readonly is_taken_back?: boolean
}

const told = z.object({
  score: z.number().nullish(),
  to_position_id: z.number().nullish(),
  for_names: z.array(z.string()).nullish(),
  by_mail: z.boolean().nullish(),
})

/** The position a change of position led to. */
export function positionIn(facts: Row['facts']): number | null {
  return told.safeParse(facts).data?.to_position_id ?? null
}

/** A row of history as the wire carries it (specification, section 3: history entry). */
export function presentHistory(
  row: Row,
  stood: AsItStood | undefined,
  { names, caller }: { readonly names: Names; readonly caller: Pick<Caller, 'userId'> },
): HistoryItem {
  const { to_stage: stage, to_step: step, to_detail: detail, from_stage, from_step, from_detail } = row
  const named = (ids: readonly number[] = []) => ids.map((id) => ({ id, name: names.users.get(id) ?? '' }))
  const from = { stage: from_stage ?? 0, step: from_step ?? 0, detail: from_detail ?? 0 }
  const position = positionIn(row.facts)
  return {
    id: row.id,
    create_time: row.happened_at.toISOString(),
    actor: row.actor,
    user_id: row.user_id,
    username: row.username ?? '',
    action: row.action,
    from: from_stage === null ? null : presentStatus(from, row.from_title),
    process: presentStatus({ stage, step, detail }, row.to_title),
    is_move:
      from_stage !== null && (from_stage !== stage || row.from_process_step_id !== row.to_process_step_id),
    was_listed: row.was_listed,
    is_listed: row.is_listed,
    tags: row.tags,
    appraise: row.note,
    feedbacks: isFeedback(row) ? [presentFeedback(row, caller)] : [],
    interview: presentMeeting(stage, stood, names),
    processTime: timeOf(stage, stood),
    score: told.safeParse(row.facts).data?.score ?? null,
    position: position === null ? null : { id: position, title: names.positions.get(position) ?? '' },
    put_in: named(stood?.putIn),
    taken_out: named(stood?.takenOut),
    for_names: told.safeParse(row.facts).data?.for_names ?? [],
    is_by_mail: told.safeParse(row.facts).data?.by_mail ?? false,
    facts: row.facts,
    batch_id: row.batch_id,
  }
}

/** What was said, as the wire carries it. */
export function presentFeedback(
  row: Pick<
    Row,
    'id' | 'happened_at' | 'user_id' | 'username' | 'action' | 'tags' | 'note' | 'changed' | 'is_taken_back'
  >,
  { userId }: Pick<Caller, 'userId'>,
): HistoryItem['feedbacks'][number] {
  const at = row.happened_at.toISOString()
  const { changed } = row
  return {
    id: row.id,
    create_time: at,
    update_time: changed ? new Date(changed.at).toISOString() : at,
    can_change: row.user_id === userId && !row.is_taken_back,
    user_id: row.user_id,
    username: row.username ?? '',
    tag_group_id: row.action === 'company_move_out' ? movedOutGroup : null,
    tags: changed?.tags ?? row.tags,
    appraise: changed?.note ?? row.note,
  }
}

const isFeedback = ({ action }: Row) => action.startsWith('company_') || action.startsWith('candidate_')

function presentMeeting(stage: number, stood: AsItStood | undefined, names: Names): HistoryItem['interview'] {
  const { meets_at = null, meets_until = null, place = '', is_online = true } = stood?.meeting ?? {}
  const interviewers = (stood?.people ?? []).filter(({ part }) => part !== 'approver')
  const isMeeting = stages.meetingStages.some((code) => code === stage)
  if (!isMeeting || (meets_at === null && interviewers.length === 0)) return null
  return {
    interview_room_id: null,
    interview_date: meets_at,
    end_date: meets_until,
    place,
    is_online,
    interviewers: interviewers.map(({ user_id: id, part }) => {
      return { id, name: names.users.get(id) ?? '', is_first: part === 'main_interviewer' }
    }),
    is_deleted: 0,
  }
}

function timeOf(stage: number, stood: AsItStood | undefined): string | null {
  const { meets_at, offer_valid_until, entry_date } = stood?.meeting ?? {}
  if (stage === stages.stage.offer) return offer_valid_until ?? null
  if (stage === stages.stage.entry) return entry_date ?? null
  return meets_at ?? null
}
