import type { careersApi } from '@bole/careers/contract'
import { type Context, notFound, sameTenant, type Transaction } from '@bole/platform/server'
import { careers, openPositions } from './careers-store.ts'

type Applying = Pick<Context<typeof careersApi.apply>, 'body' | 'now' | 'refuse'>

/** The position somebody applies for, which nobody closes before this transaction has ended. */
export async function positionToApply({ body, now, refuse }: Applying, tx: Transaction) {
  const [[open], [any]] = await tx.load(
    openPositions(now)
      .select(['positions.id', 'positions.project_id', 'projects.application_limit'])
      .select(['projects.questions', 'projects.limited_fields'])
      .select(['projects.ranks_choices', 'projects.most_choices'])
      .where('positions.id', '=', body.position_id)
      .forShare(),
    careers
      .selectFrom('positions')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'positions.project_id'))
      .select(['positions.state', 'projects.closes_at'])
      .where('positions.id', '=', body.position_id),
  )
  if (open) return open
  if (any?.state === 'open' && any.closes_at && any.closes_at <= now) throw refuse('project_ended')
  throw any && any.state !== 'draft' ? refuse('position_closed') : notFound()
}
