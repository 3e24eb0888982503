import { accountsApi } from '@bole/accounts/contract'
import type { Visitor } from '@bole/server/testing'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { distribute, keepTalents, viewTalent } = talentPoolApi

let pool: PoolWorld
let head: Visitor
let leaver: Visitor
let colleague: Visitor
let lin: number
let folder: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  head = await pool.user('OrgAdmin')
  leaver = await pool.user('OrgAdmin2')
  colleague = await pool.user('OrgAdmin2')
  folder = await pool.folder('Engineers', { manage_people: [leaver.id] }, leaver)
  await pool.folder('Shared', { see_people: [leaver.id, colleague.id] })
  lin = await pool.applied('Lin')
  await leaver.ask(keepTalents, { body: { post_ids: [lin], folder_id: folder } })
  const wu = await pool.applied('Wu')
  await pool.admin.ask(keepTalents, { body: { post_ids: [wu], folder_id: folder } })
  const [member] = await pool.listed({ keyword: 'Wu' })
  await pool.admin.ask(distribute, { body: { ids: [member?.id ?? 0], user_id: leaver.id } })
})

const openOf = async ({ id }: Visitor) =>
  (await head.ask(accountsApi.listOpenWork, { query: { id } })).list.map(({ kind, total }) => [kind, total])
const give = () => head.ask(accountsApi.handOver, { body: { id: leaver.id, to_id: colleague.id } })
const rights = async () =>
  (
    await pool.world.rows(
      `select f.name, r.user_id, r.level from pool_folder_rights r join pool_folders f on f.id = r.folder_id
       where r.organisation_id = $1 order by r.id`,
      pool.organisation,
    )
  ).map(({ name, user_id, level }) => [name, user_id, level])
const everything = [
  ['talent', 1],
  ['talent_asked', 1],
  ['pool_folder', 1],
]

test('who leaves hands over whom they look after, whom they are asked about, and their folders', async () => {
  expect(await openOf(leaver)).toEqual(everything)
  expect((await give()).done).toBe(3)
  expect(await openOf(leaver)).toEqual([])
  expect(await openOf(colleague)).toEqual(everything)
  expect(await rights()).toEqual([
    ['Engineers', colleague.id, 'manage'],
    ['Shared', leaver.id, 'see'],
    ['Shared', colleague.id, 'see'],
  ])
  const { talent, history } = await colleague.ask(viewTalent, { query: { post_id: lin } })
  expect(talent?.owner?.id).toBe(colleague.id)
  expect(history[0]).toMatchObject({ action: 'handed', user: { id: head.id } })
  expect(await pool.names({ given: 'to_me' }, colleague)).toEqual(['Wu'])
})

test('it is given back as far as the colleague still has it', async () => {
  const { handover_id } = await give()
  await pool.world.rows(
    'update pool_members set owner_user_id = $2 where organisation_id = $1 and owner_user_id = $3',
    pool.organisation,
    head.id,
    colleague.id,
  )
  await head.ask(accountsApi.undoHandOver, { body: { handover_id } })
  expect(await openOf(leaver)).toEqual(everything.slice(1))
  expect(await openOf(colleague)).toEqual([])
  expect((await rights())[0]).toEqual(['Engineers', leaver.id, 'manage'])
})
