import type { intakeApi } from '@bole/intake/contract'
import type { Handler } from '@bole/platform/server'
import { boardKeys } from '@bole/positions/server'
import { sql } from 'kysely'
import { intake } from '../item-store.ts'
import { broughtPeople, isToBeAsked } from './people-store.ts'

/** Gives a plug-in people to fetch the phones of; two that ask at once get different ones. */
export const takePhones: Handler<typeof intakeApi.takePhones> = async ({ params, body, tx, now, refuse }) => {
  const channel = await boardKeys.enterBy(tx, params.key)
  if (!(await boardKeys.getsPhones(tx, channel))) throw refuse('phones_closed')
  const [rows] = await tx.load(
    broughtPeople()
      .select(['plug_in_people.id', 'plug_in_people.reference', 'plug_in_people.account'])
      .where('plug_in_people.channel', '=', channel)
      .where('candidates.phone', 'is', null)
      .where('applications.is_listed', '=', true)
      .where(isToBeAsked(now))
      .orderBy('plug_in_people.id', 'desc')
      .limit(body.most)
      .forUpdate('plug_in_people')
      .skipLocked(),
  )
  if (rows.length === 0) return { list: [] }
  tx.save(
    intake
      .updateTable('plug_in_people')
      .set({ phone_state: 'asked', phone_asked_at: now })
      .where('id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`),
  )
  tx.announce('intake_item')
  tx.announce('channel')
  return { list: rows.map(({ reference, account }) => ({ reference, bossName: account })) }
}
