import { notificationsApi } from '@bole/notifications/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

test('a message names the station that its candidate belongs to, where the project has one for them', async () => {
  const position = await world.position(organisation, { title: 'Engineer' })
  const at = (name: string, school: string) => world.application(organisation, position, { name, school })
  const [there, elsewhere] = [await at('There', '武汉大学'), await at('Elsewhere', '复旦大学')]
  await world.rows(
    `update projects set stations = '[{"name": "武汉大学", "type": "university"}]'
     where id = (select project_id from positions where id = $1)`,
    position,
  )
  await hr.ask(notificationsApi.sendMessages, {
    body: { applications: [there, elsewhere], language: 'en-US' },
  })
  const stationOf = async (post_id: number) =>
    (await hr.ask(notificationsApi.listRecords, { query: { post_id } })).list[0]?.label
  expect(await stationOf(there)).toEqual({ position: 'Engineer', station: '武汉大学' })
  expect(await stationOf(elsewhere)).toEqual({ position: 'Engineer', station: '' })
})
