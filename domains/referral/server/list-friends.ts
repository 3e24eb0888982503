import type { Handler } from '@bole/platform/server'
import type { FriendRow, referralApi } from '@bole/referral/contract'
import { friendStageOf, type Outcome } from '@bole/referral/model'
import { friendsOf } from './friend-store.ts'
import { linkOf, ownSlug } from './links.ts'

/** Why a friend does not count, as the colleague may read it: who else brought them is told to nobody. */
const toldOf: Record<Outcome, FriendRow['not_counted']> = {
  credited: null,
  self: 'self',
  own_position: 'own_position',
  known_before: 'known_before',
  referred_before: 'known_before',
  not_open: 'not_open',
}

export const listFriends: Handler<typeof referralApi.listFriends> = async ({ query, caller, tx }) => {
  const found = friendsOf(caller.userId)
  const [rows, [count], [own]] = await tx.load(
    found
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('code_id', 'desc')
      .orderBy('application_id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
    ownSlug(tx),
  )
  const list = rows.map((row): FriendRow => {
    const { application_id, outcome, stage, step, detail } = row
    const shown = { name: row.name, position_title: row.position_title ?? '', at: row.at.toISOString() }
    if (application_id === null || outcome === null || stage === null || step === null || detail === null)
      return {
        ...{ id: -row.code_id, ...shown, stage: 'invited', not_counted: null },
        link: linkOf(own?.slug ?? '', row.code, row.position_id),
      }
    const word = friendStageOf({ stage, step, detail }, row.is_listed ?? false)
    return { id: application_id, ...shown, stage: word, not_counted: toldOf[outcome], link: null }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
