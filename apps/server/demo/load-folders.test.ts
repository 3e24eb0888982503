import { inTransaction } from '@bole/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../testing/index.ts'
import { loadFolders } from './load-folders.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('what arrived in the story lies in the folder of its door, by the kind of hiring', async () => {
  const organisation = await world.organisation()
  const position = await world.position(organisation)
  const post = await world.application(organisation, position)
  await world.rows(
    `insert into intake_items (organisation_id, position_id, source, door, state, application_id)
     select $1, $2, 'portal', door, 'accepted', $3 from unnest('{site,referral,mailbox,import}'::text[]) door`,
    organisation,
    position,
    post,
  )
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  await inTransaction(parts, organisation, loadFolders)
  const rows = await world.rows(
    `select i.door, f.name, f.origin from intake_items i
     left join resume_folders f on f.organisation_id = i.organisation_id and f.id = i.folder_id
     where i.organisation_id = $1 order by i.door`,
    organisation,
  )
  expect(rows).toEqual([
    { door: 'import', name: null, origin: null },
    { door: 'mailbox', name: '邮箱与插件', origin: 2 },
    { door: 'referral', name: '官网与内推', origin: 2 },
    { door: 'site', name: '官网与内推', origin: 2 },
  ])
  const [count] = await world.rows(
    'select count(*)::integer as n from resume_folders where organisation_id = $1',
    organisation,
  )
  expect(count?.n).toBe(5)
})
