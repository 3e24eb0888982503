import type { careersApi } from '@bole/careers/contract'
import { type Context, notFound, type Transaction } from '@bole/platform/server'
import { careers, openPositions } from './careers-store.ts'

type Applying = Pick<Context<typeof careersApi.apply>, 'body' | 'now' | 'refuse'>

/** The position somebody applies for, which nobody closes before this transaction has ended. */
export async function positionToApply({ body, now, refuse }: Applying, tx: Transaction) {
  const [[open], [any]] = await tx.load(
    openPositions(now)
      .select(['positions.id', 'positions.project_id', 'projects.application_limit'])
      .where('positions.id', '=', body.position_id)
      .forShare(),
    careers.selectFrom('positions').select('state').where('id', '=', body.position_id),
  )
  if (open) return open
  throw any && any.state !== 'draft' ? refuse('position_closed') : notFound()
}
