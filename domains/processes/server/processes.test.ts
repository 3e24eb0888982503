import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { positionsApi } from '@bole/positions/contract'
import { processesApi } from '@bole/processes/contract'
import { ensureDefaultProcesses } from '@bole/processes/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

function ensure(id: number) {
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  return inTransaction(parts, id, (tx) => ensureDefaultProcesses(tx, 'en-US'))
}

beforeAll(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  await ensure(organisation)
})

/** A process as it is stored, with its steps in their order. */
const storedWhere = (which: string, ...values: unknown[]) =>
  world.rows(
    `select p.*, array(select s.stage from process_steps s where s.organisation_id = p.organisation_id
       and s.process_id = p.id and not s.is_gone order by place) as stages
     from processes p where ${which} order by origin`,
    ...values,
  )

const stored = async (id: number) =>
  (await storedWhere('organisation_id = $1 and id = $2', organisation, id))[0]

const list = async (origin = 2) => (await admin.ask(processesApi.listProcesses, { query: { origin } })).list

const viewOf = async (id: number) => (await admin.ask(processesApi.viewProcess, { query: { id } })).process

async function made(stages = [1, 12, 5, 6], name = `Short ${performance.now()}`) {
  return (await admin.ask(processesApi.createProcess, { body: { origin: 2, name, stages } })).id
}

describe('what an organisation starts with', () => {
  test('is made once for each origin, also when two ask at once', { tags: ['race'] }, async () => {
    const fresh = await world.organisation()
    const [one, two] = await Promise.all([ensure(fresh), ensure(fresh)])
    expect(one).toEqual(two)
    const [campus, experienced] = [
      [1, 16, 3, 15, 12, 5, 6],
      [1, 14, 12, 5, 6],
    ]
    const standard = { is_default: true }
    expect(await storedWhere('organisation_id = $1', fresh)).toMatchObject([
      { ...standard, id: one[1], origin: 1, name: 'Standard campus hiring', stages: campus },
      { ...standard, id: one[2], origin: 2, name: 'Standard experienced hiring', stages: experienced },
    ])
  })

  test('leaves alone what is there', async () => {
    const used = await world.organisation()
    await world.position(used, { stages: [1, 12] })
    await ensure(used)
    expect(await storedWhere('organisation_id = $1', used)).toMatchObject([
      { origin: 1, stages: [1, 16, 3, 15, 12, 5, 6] },
      { origin: 2, stages: [1, 12] },
    ])
  })
})

describe('a process', () => {
  test('is made, seen, changed, copied, and the second of two hands hears stale', async () => {
    const id = await made([1, 3, 12], 'Exam first')
    expect(await viewOf(id)).toMatchObject({
      stages: [1, 3, 12],
      isDeleted: 0,
      position_count: 0,
      can: { edit: true, delete: true },
    })
    const body = { id, version: 1, name: 'Exam and offer', stages: [1, 3, 12, 5] }
    await admin.ask(processesApi.updateProcess, { body })
    expect(await stored(id)).toMatchObject({
      name: 'Exam and offer',
      stages: [1, 3, 12, 5],
      version: 2,
      is_default: false,
    })
    const late = await admin.send(processesApi.updateProcess, { body })
    expect(late).toMatchObject({ code: 'stale', data: { process: { version: 2 } } })
    const copies = [
      await admin.ask(processesApi.copyProcess, { body: { id } }),
      await admin.ask(processesApi.copyProcess, { body: { id } }),
    ]
    expect(copies.map(({ name }) => name)).toEqual(['Exam and offer (2)', 'Exam and offer (3)'])
    expect(await stored(copies[1]?.id ?? 0)).toMatchObject({
      stages: [1, 3, 12, 5],
      origin: 2,
      is_default: false,
    })
  })

  test.each([
    [[12, 1], 'screening_not_first'],
    [[1, 12, 12], 'title_repeated'],
    [[1, 5, 12, 5], 'stage_repeated'],
    [[1, 99], 'stage_unknown'],
    [[1, 6, 5], 'offer_after_entry'],
  ])('with stages %j is refused: %s', async (stages, code) => {
    const before = (await list()).length
    const body = { origin: 2, name: 'Wrong', stages }
    expect(await admin.send(processesApi.createProcess, { body })).toMatchObject({ http: 200, code })
    expect((await list()).length).toBe(before)
    const id = await made()
    expect(await admin.send(processesApi.updateProcess, { body: { id, version: 1, stages } })).toMatchObject({
      code,
    })
    expect(await stored(id)).toMatchObject({ version: 1, stages: [1, 12, 5, 6] })
  })

  test('becomes the default in place of the other, one of each origin, whoever is first', async () => {
    const ids = [await made(), await made(), await made()]
    // Somebody holds the old default, so that all three stand at the same place when it is let go.
    await world.rows('begin')
    await world.rows(
      'select from processes where organisation_id = $1 and is_default for update',
      organisation,
    )
    const waiting = ids.map((id) =>
      admin.send(processesApi.updateProcess, { body: { id, version: 1, is_default: true } }),
    )
    await expect.poll(() => world.waitingForLocks()).toBe(3)
    await world.rows('commit')
    const answers = await Promise.all(waiting)
    expect(answers.every(({ status }) => status === 'success')).toBe(true)
    const defaults = (await list()).filter(({ is_default }) => is_default)
    expect(defaults).toHaveLength(1)
    expect(ids).toContain(defaults[0]?.id)
    expect((await list())[0]?.is_default).toBe(true)
    expect((await list(1)).filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  test('loses no stage in which somebody is under way', async () => {
    const position = await world.position(organisation, { stages: [1, 3, 12, 5] })
    const id = await processOf(position)
    const application = await world.application(organisation, position)
    const moved = { post_id: application, version: 1, stage: 12 }
    await admin.ask(pipelineApi.move, { body: moved })
    const without = { id, version: 1, stages: [1, 3, 5] }
    const refused = await admin.send(processesApi.updateProcess, { body: without })
    expect(refused).toMatchObject({ code: 'stage_in_use' })
    expect(refused.message).toContain('1 candidate is')
    await admin.ask(pipelineApi.giveFeedback, {
      params: { id: application },
      body: { side: 'company', action: 'eliminate', version: 2 },
    })
    await admin.ask(processesApi.updateProcess, { body: without })
    expect(await stored(id)).toMatchObject({ stages: [1, 3, 5] })
  })
})

const processOf = async (position: number) =>
  Number((await world.rows('select process_id from positions where id = $1', position))[0]?.process_id)
const makeReady = `update positions set cities = '{上海}', description = 'Builds' where id = $1`

describe('deleting', () => {
  test('toggles, and a deleted process is neither edited nor counted with the living', async () => {
    const id = await made()
    expect(await admin.ask(processesApi.deleteProcess, { query: { id } })).toEqual({ id, isDeleted: 1 })
    expect(await stored(id)).toMatchObject({ is_deleted: true })
    expect(await viewOf(id)).toMatchObject({
      isDeleted: 1,
      can: { edit: false, delete: false, restore: true },
    })
    const body = { id, version: 2, name: 'Other' }
    expect(await admin.send(processesApi.updateProcess, { body })).toMatchObject({ code: 'process_deleted' })
    const query = { origin: 2, is_deleted: false }
    const living = await admin.ask(processesApi.listProcesses, { query })
    const place = { ...query, page: 2, page_size: 1 }
    const second = await admin.send(processesApi.listProcesses, { query: place })
    expect([second.data?.list, second.total]).toEqual([living.list.slice(1, 2), living.list.length])
    expect(living.list.map((process) => process.id)).not.toContain(id)
    expect(await admin.ask(processesApi.deleteProcess, { query: { id } })).toEqual({ id, isDeleted: 0 })
  })

  test('is refused for the default and while open positions use it, saying how many', async () => {
    const [first] = await list()
    expect(first?.is_default).toBe(true)
    expect(await admin.send(processesApi.deleteProcess, { query: { id: first?.id ?? 0 } })).toMatchObject({
      code: 'is_default',
    })
    const position = await world.position(organisation)
    const id = await processOf(position)
    const refused = await admin.send(processesApi.deleteProcess, { query: { id } })
    expect(refused).toMatchObject({ code: 'used_by_open_positions' })
    expect(refused.message).toContain('1 open position uses')
    await world.rows(makeReady, position)
    await admin.ask(positionsApi.closePosition, { body: { id: position, version: 1 } })
    await admin.ask(processesApi.deleteProcess, { query: { id } })
    const reopened = await admin.send(positionsApi.openPosition, { body: { id: position, version: 2 } })
    expect(reopened).toMatchObject({ code: 'process_deleted' })
  })

  test('and opening a position at once never leaves an open position with a deleted process', {
    tags: ['race'],
  }, async () => {
    for (let round = 0; round < 8; round++) {
      const position = await world.position(organisation, { state: 'closed' })
      await world.rows(makeReady, position)
      const id = await processOf(position)
      const [opened, deleted] = await Promise.all([
        admin.send(positionsApi.openPosition, { body: { id: position, version: 1 } }),
        admin.send(processesApi.deleteProcess, { query: { id } }),
      ])
      const codes = [opened.code, deleted.code].filter((code) => code !== undefined)
      expect(codes).toHaveLength(1)
      expect(['process_deleted', 'used_by_open_positions']).toContain(codes[0])
    }
  })
})

test('who may: all but operators look, the organisation’s administrators change, nobody reaches another’s', async () => {
  const id = await made()
  for (const role of ['DepAdmin2', 'User2', 'User'] as const) {
    const reader = await world.user(organisation, role)
    const { process } = await reader.ask(processesApi.viewProcess, { query: { id } })
    expect(Object.values(process.can)).not.toContain(true)
    expect((await reader.send(processesApi.updateProcess, { body: { id, version: 1 } })).http).toBe(403)
    expect((await reader.send(processesApi.deleteProcess, { query: { id } })).http).toBe(403)
  }
  const operator = await world.user(organisation, 'SysAdmin')
  expect((await operator.send(processesApi.listProcesses, { query: {} })).http).toBe(403)
  expect((await world.stranger().send(processesApi.listProcesses, { query: {} })).http).toBe(401)
  const other = await world.user(await world.organisation(), 'SuperAdmin')
  expect((await other.send(processesApi.viewProcess, { query: { id } })).http).toBe(404)
  expect((await other.send(processesApi.updateProcess, { body: { id, version: 1 } })).http).toBe(404)
  expect((await other.send(processesApi.copyProcess, { body: { id } })).http).toBe(404)
  expect((await other.send(processesApi.deleteProcess, { query: { id } })).http).toBe(404)
  expect(await stored(id)).toMatchObject({ version: 1, is_deleted: false })
})
