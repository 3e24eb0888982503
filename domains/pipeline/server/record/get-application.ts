import type { pipelineApi } from '@bole/pipeline/contract'
import { whatCanBeDone } from '@bole/pipeline/model'
import { builtOnce, type Handler, notFound, sameTenant } from '@bole/platform/server'
import { stepsOf } from '@bole/processes/server'
import { pipeline, standingOf } from '../application-store.ts'
import { participants } from '../arrange/arranged.ts'
import { listItemOf } from '../list/find-list-item.ts'
import { presentListItem } from '../list/present-list-item.ts'
import { presentStatus } from '../present.ts'
import { othersOf } from './others-of.ts'
import { presentFeedback } from './present-history.ts'
import { presentPossible } from './present-possible.ts'
import { remarksOf } from './remarks-of.ts'

const standing = builtOnce((id: number) =>
  pipeline
    .selectFrom('applications')
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['stage', 'step', 'detail', 'process_step_id', 'left_because', 'applications.origin'])
    .select('applications.owner_user_id')
    .select(stepsOf('positions', 'process_id').as('process'))
    .select(({ eb }) => [eb('token_digest', 'is not', null).as('has_page'), participants.as('people')])
    .where('applications.id', '=', id),
)

/** One application: its status, what the caller may do with it, and the candidate's other applications. */
export const getApplication: Handler<typeof pipelineApi.getApplication> = async ({ query, caller, tx }) => {
  const id = query.post_id
  const [[item], [row], others, remarks] = await tx.load(
    listItemOf(caller, id),
    standing(id),
    othersOf(caller, id),
    remarksOf(id),
  )
  if (!item || !row) throw notFound()
  return {
    application: presentListItem(item),
    can: presentPossible(whatCanBeDone(standingOf(row), row.process), caller, row),
    origin: row.origin,
    has_page: Boolean(row.has_page),
    people: row.people
      .filter(({ for_user_id }) => for_user_id === null)
      .map(({ id: user, name, part, is_disabled }) => ({ id: user, name, part, is_disabled })),
    remarks: remarks.map((remark) => presentFeedback(remark, caller)),
    others: others.map((other) => ({
      post_id: other.id,
      position: other.title,
      origin: other.origin,
      status: presentStatus(other, other.step_title),
      is_listed: other.is_listed,
      applied_at: other.applied_at.toISOString(),
    })),
  }
}
