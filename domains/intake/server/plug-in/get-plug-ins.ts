import { intakeApi } from '@bole/intake/contract'
import { addressOf } from '@bole/platform/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { boards } from '@bole/positions/model'
import { boardKeys } from '@bole/positions/server'
import { sql } from 'kysely'
import { intake } from '../item-store.ts'

export const getPlugIns: Handler<typeof intakeApi.getPlugIns> = async ({ caller, tx }) => {
  const [rows] = await tx.load(
    intake
      .selectFrom('plug_in_people')
      .innerJoin('intake_items', (join) => sameTenant(join, 'intake_items.id', 'plug_in_people.item_id'))
      .leftJoin('applications', (join) => sameTenant(join, 'applications.id', 'intake_items.application_id'))
      .leftJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(({ fn }) => ['plug_in_people.channel', fn.countAll<number>().as('handed_in')])
      .select(
        sql<number>`count(*) filter (where candidates.id is not null and candidates.phone is null)`.as(
          'phones_missing',
        ),
      )
      .select(sql<number>`count(*) filter (where plug_in_people.phone_state = 'fetched')`.as('fetched'))
      .groupBy('plug_in_people.channel'),
  )
  const none = { handed_in: 0, phones_missing: 0, fetched: 0 }
  const open = await boardKeys.openBoards(tx)
  const list = await Promise.all(
    boards.channels.map(async (channel) => {
      const key = await boardKeys.keyFor(tx, caller, channel)
      const counts = rows.find((row) => row.channel === channel) ?? none
      return {
        ...{ channel, channelName: boards.channelNames[channel], isOpen: open.includes(channel) },
        resume_url: key && addressOf(intakeApi.handIn, { key }),
        phone_url: key && addressOf(intakeApi.givePhones, { key }),
        handed_in: counts.handed_in,
        phones_missing: counts.phones_missing,
        fetched: counts.fetched,
      }
    }),
  )
  return { list }
}
