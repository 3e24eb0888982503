import { builtOnce, sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { pipeline } from '../application-store.ts'
import { changedWords } from './latest-words.ts'

/** What was commented at the step an application is in, newest first; what was taken back is not among it. */
export const remarksOf = builtOnce((id: number) =>
  pipeline
    .selectFrom(({ selectFrom }) =>
      selectFrom('application_history')
        .selectAll()
        // Only the latest change can be taken back, and what takes it back comes next.
        .select(sql<string | null>`lead(action) over (order by id)`.as('next_action'))
        .where('application_id', '=', id)
        .as('history'),
    )
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'history.application_id').onRef(
        'applications.stage_record_id',
        '=',
        'history.stage_record_id',
      ),
    )
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'history.user_id'))
    .select(['history.id', 'history.happened_at', 'history.user_id', 'users.name as username'])
    .select(['history.action', 'history.tags', 'history.note'])
    .select(({ selectFrom }) =>
      selectFrom('feedback_changes')
        .whereRef('feedback_changes.organisation_id', '=', 'history.organisation_id')
        .whereRef('feedback_changes.history_id', '=', 'history.id')
        .select(changedWords.as('changed'))
        .orderBy('feedback_changes.id', 'desc')
        .limit(1)
        .as('changed'),
    )
    .where('history.action', 'in', ['company_comment', 'company_change_score'])
    .where(sql<boolean>`next_action is distinct from 'undo'`)
    .where(sql<boolean>`(history.note <> '' or history.tags <> '{}')`)
    .orderBy('history.id', 'desc')
    .limit(50),
)
