import type { intakeApi } from '@bole/intake/contract'
import { phones } from '@bole/intake/model'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { foundByWords, type Handler, sameTenant } from '@bole/platform/server'
import { boards } from '@bole/positions/model'
import { type SqlBool, sql } from 'kysely'
import { broughtPeople } from './people-store.ts'

/** As `phones.shownPhone` has it. */
const shown = sql<string>`case when candidates.phone is not null then 'present'
  when plug_in_people.phone_state in ('asked', 'none') then plug_in_people.phone_state else 'missing' end`

export const listPlugInPeople: Handler<typeof intakeApi.listPlugInPeople> = async ({ query, caller, tx }) => {
  let found = broughtPeople()
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .where('applications.origin', '=', query.origin)
    .where('applications.id', 'in', applicationsSeenBy(caller))
  if (query.channel) found = found.where('plug_in_people.channel', '=', query.channel)
  if (query.phone_state) found = found.where(sql<SqlBool>`${shown} = ${query.phone_state}`)
  if (query.keyword)
    found = found.where(foundByWords(query.keyword, 'candidates.name', 'plug_in_people.account'))
  const [rows, [count]] = await tx.load(
    found
      .select(['plug_in_people.id', 'plug_in_people.channel', 'plug_in_people.account'])
      .select(['plug_in_people.phone_state', 'plug_in_people.created_at', 'applications.id as post_id'])
      .select(['candidates.name', 'candidates.phone', 'positions.title'])
      .orderBy('plug_in_people.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const list = rows.map(({ id, post_id, name, title, channel, account, ...row }) => ({
    ...{ id, post_id, name, position_title: title, channel, account },
    channelName: boards.channelNames[channel],
    phone_state: phones.shownPhone(row.phone !== null, row.phone_state),
    create_time: row.created_at.toISOString(),
  }))
  return { data: { list }, total: count?.total ?? 0 }
}
