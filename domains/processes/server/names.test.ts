import { inTransaction } from '@bole/platform/testing'
import { defaultNames, processesApi } from '@bole/processes/contract'
import { ensureDefaultProcesses } from '@bole/processes/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  admin = await world.user(await world.organisation(), 'OrgAdmin')
})
afterAll(() => world.end())

const make = (name: string, origin: 1 | 2 = 2) =>
  admin.send(processesApi.createProcess, { body: { name, origin, stages: [1, 12, 5] } })
const made = async (name: string) => (await make(name)).data?.id ?? 0

test('a name is given once among the processes of a kind of hiring, however it is written', async () => {
  await made('Sales')
  const again = await make(' SALES ')
  expect(again).toMatchObject({ code: 'name_taken' })
  expect(again.message).toContain('“SALES”')
  expect((await make('Sales', 1)).status).toBe('success')
  const id = await made('Field sales')
  const rename = { id, version: 1, name: 'Sales' }
  expect(await admin.send(processesApi.updateProcess, { body: rename })).toMatchObject({ code: 'name_taken' })
  const asCopy = { id, name: 'Sales' }
  expect(await admin.send(processesApi.copyProcess, { body: asCopy })).toMatchObject({ code: 'name_taken' })
  await admin.ask(processesApi.updateProcess, { body: { id, version: 1, stages: [1, 12] } })
})

test('a deleted process lends its name, and comes back once that is free again', async () => {
  const id = await made('Interns')
  await admin.ask(processesApi.deleteProcess, { query: { id } })
  const next = await made('Interns')
  const back = { query: { id } }
  expect(await admin.send(processesApi.deleteProcess, back)).toMatchObject({ code: 'name_taken_since' })
  await admin.ask(processesApi.updateProcess, { body: { id: next, version: 1, name: 'Trainees' } })
  expect(await admin.ask(processesApi.deleteProcess, back)).toEqual({ id, isDeleted: 0 })
})

test('whoever gives a name waits for whoever is giving one, the standard processes among them', async () => {
  const fresh = await world.organisation()
  const other = await world.user(fresh, 'OrgAdmin')
  const body = { name: defaultNames['en-US'][2], origin: 2, stages: [1, 12, 5] } as const
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  const { second } = await inTransaction(parts, fresh, async (tx) => {
    await ensureDefaultProcesses(tx, 'en-US')
    const second = other.send(processesApi.createProcess, { body: { ...body, stages: [...body.stages] } })
    await expect.poll(() => world.waitingForLocks()).toBe(1)
    return { second }
  })
  expect(await second).toMatchObject({ code: 'name_taken' })
})
