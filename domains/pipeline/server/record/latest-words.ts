import type { ExpressionBuilder } from 'kysely'
import { sql } from 'kysely'
import type { PipelineTables } from '../tables.ts'

/** The words of a feedback as they were changed last, and when; null while they are as they were given. */
export interface ChangedWords {
  readonly at: string
  readonly tags: string[]
  readonly note: string
}

/** The same, out of the row that keeps it. */
export const changedWords = sql<ChangedWords>`json_build_object('at', feedback_changes.changed_at, 'tags', feedback_changes.tags,
  'note', feedback_changes.note)`

/** The same of a row of history, as a column of its query. */
export function latestWords({ selectFrom }: ExpressionBuilder<PipelineTables, 'application_history'>) {
  return selectFrom('feedback_changes')
    .whereRef('feedback_changes.organisation_id', '=', 'application_history.organisation_id')
    .whereRef('feedback_changes.history_id', '=', 'application_history.id')
    .select(changedWords.as('changed'))
    .orderBy('feedback_changes.id', 'desc')
    .limit(1)
    .as('changed')
}

/** Whether what a row of history tells was taken back: only the latest change can be, and what takes it back comes next. */
export const isTakenBack = sql<boolean>`coalesce((select later.action = 'undo' from application_history later
  where later.organisation_id = application_history.organisation_id and later.application_id = application_history.application_id
    and later.id > application_history.id order by later.id limit 1), false)`
