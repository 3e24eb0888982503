import type { pipelineApi } from '@bole/pipeline/contract'
import { whatCanBeDone } from '@bole/pipeline/model'
import { type Handler, notFound } from '@bole/platform/server'
import { pipeline, standingOf } from './application-store.ts'
import { candidateListItemOf } from './find-list-item.ts'
import { presentStatus } from './present.ts'
import { presentPossible } from './present-possible.ts'
import { withinScope } from './scope.ts'

/** One application: where it stands, what may be done with it by whom asks, and the person's other applications. */
export const getApplication: Handler<typeof pipelineApi.getApplication> = async ({ query, caller, tx }) => {
  const application = await candidateListItemOf(tx, caller, query.post_id)
  if (!application) throw notFound()
  const [[row], others] = await tx.load(
    pipeline
      .selectFrom('applications')
      .innerJoin('positions', 'positions.id', 'applications.position_id')
      .innerJoin('processes', 'processes.id', 'positions.process_id')
      .select(['stage', 'step', 'detail', 'left_because', 'processes.stages as process'])
      .select(({ eb }) => eb('token_digest', 'is not', null).as('has_page'))
      .where('applications.id', '=', query.post_id),
    pipeline
      .selectFrom('applications')
      .innerJoin('positions', 'positions.id', 'applications.position_id')
      .select([
        'applications.id',
        'title',
        'applications.origin',
        'stage',
        'step',
        'detail',
        'is_listed',
        'applied_at',
      ])
      .where('candidate_id', '=', application.candidate_id)
      .where('applications.id', '!=', query.post_id)
      .where(withinScope(caller))
      .orderBy('applied_at', 'desc')
      .limit(50),
  )
  if (!row) throw notFound()
  return {
    application,
    can: presentPossible(whatCanBeDone(standingOf(row), row.process), caller),
    has_page: Boolean(row.has_page),
    others: others.map((other) => ({
      post_id: other.id,
      position: other.title,
      origin: other.origin,
      status: presentStatus(other),
      is_listed: other.is_listed,
      applied_at: other.applied_at.toISOString(),
    })),
  }
}
