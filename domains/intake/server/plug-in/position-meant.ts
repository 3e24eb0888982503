import type { intakeApi } from '@bole/intake/contract'
import { type Context, notFound } from '@bole/platform/server'
import type { Channel } from '@bole/positions/model'
import { boardKeys } from '@bole/positions/server'
import { intake } from '../item-store.ts'

type HandingIn = Pick<Context<typeof intakeApi.handIn>, 'body' | 'tx' | 'refuse'>

/** A position that is named has to be open; under a category that names none, or several, it waits in the ledger as not added. */
export async function positionMeant(
  { body, tx, refuse }: HandingIn,
  channel: Channel,
): Promise<number | null> {
  if (body.job === undefined) return boardKeys.positionUnder(tx, channel, body.category)
  const position = await tx.find(
    intake
      .selectFrom('positions')
      .select(['id', 'state'])
      .where('id', '=', Number(body.job))
      .where('is_deleted', '=', false),
  )
  if (!position) throw notFound()
  if (position.state !== 'open') throw refuse('position_closed')
  return position.id
}
