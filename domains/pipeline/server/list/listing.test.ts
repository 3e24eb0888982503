import { pipelineApi } from '@bole/pipeline/contract'
import * as listing from '@bole/pipeline/listing'
import type { FieldGroupName } from '@bole/platform/contract'
import { inTransaction } from '@bole/platform/host'
import type { RecordScope, Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
let position: number
const ids: number[] = []

const people = [
  { name: 'Anna Alfa', city: '北京', phone: '13900000001' },
  { name: 'Bruno Beta', city: '上海', phone: '13900000002' },
  { name: 'Clara Alfa', city: '上海', phone: '13900000003' },
  { name: 'David Delta', city: '广州', phone: '13900000004' },
]

beforeAll(async () => {
  position = await world.position(organisation)
  for (const facts of people) ids.push(await world.application(organisation, position, facts))
})
afterAll(() => world.end())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    work,
  )

const whole: RecordScope = { kind: 'organisation' }
const readerOf = (candidates: RecordScope = whole, hides: readonly FieldGroupName[] = []) => ({
  userId: hr.id,
  scopes: { candidates, positions: whole, accounts: whole },
  hides: new Set(hides),
})

const asked = (conditions: object) => ({
  ...pipelineApi.listCandidates.query.parse({}),
  ...conditions,
})
const found = (conditions: object, reader = readerOf(), atMost = 100) =>
  within(async (tx) => {
    const [rows] = await tx.load(listing.idsListed(asked(conditions), reader, new Date(), atMost))
    return rows.map(({ id }) => ids.indexOf(id))
  })

describe('everything the list shows', () => {
  test.each<[string, object, readonly number[]]>([
    ['no condition, newest first', {}, [3, 2, 1, 0]],
    ['oldest first', { order: 'asc' }, [0, 1, 2, 3]],
    ['a city', { city: ['上海'] }, [2, 1]],
    ['a keyword', { keyword: 'Alfa' }, [2, 0]],
    ['a keyword and a city', { keyword: 'Alfa', city: ['上海'] }, [2]],
    ['a phone', { keyword: '13900000004' }, [3]],
    ['words that stand in no résumé', { content: 'Kubernetes' }, []],
    ['a stage nobody is in', { tracker_status: stages.stage.offer }, []],
    ['the stage everybody is in', { tracker_status: stages.stage.screening }, [3, 2, 1, 0]],
    ['those who left', { has_left: true }, []],
  ])('is found by %s', async (_, conditions, places) => {
    expect(await found(conditions)).toEqual(places)
  })

  test('is the same as the pages of the list, one after the other', async () => {
    const pages: number[] = []
    let cursor: string | undefined
    do {
      const query = { page_size: 1, ...(cursor ? { cursor } : {}) }
      const { list, next_cursor } = await hr.ask(pipelineApi.listCandidates, { query })
      pages.push(...list.map(({ id }) => ids.indexOf(id)))
      cursor = next_cursor ?? undefined
    } while (cursor)
    expect(await found({})).toEqual(pages)
  })

  test('is bounded', async () => {
    expect(await found({}, readerOf(), 2)).toEqual([3, 2])
    expect(await found({ keyword: 'Alfa' }, readerOf(), 1)).toEqual([2])
  })

  test('is nothing to whoever sees nobody, and finds nobody by what is hidden', async () => {
    expect(await found({}, readerOf({ kind: 'nothing' }))).toEqual([])
    expect(await found({}, readerOf({ kind: 'departments', departmentIds: [999] }))).toEqual([])
    expect(await found({ keyword: '13900000004' }, readerOf(whole, ['contacts']))).toEqual([])
    expect(await found({ keyword: 'Delta' }, readerOf(whole, ['contacts']))).toEqual([3])
  })
})

describe('rows by their numbers', () => {
  const names = (numbers: readonly number[], reader = readerOf()) =>
    within(async (tx) => {
      const items = await listing.itemsListed(tx, reader, numbers)
      return items.map(({ basic }) => basic.name)
    })

  test('come in the order they are asked for, as the list shows them', async () => {
    const [first = 0, second = 0, third = 0] = ids
    expect(await names([third, first, second])).toEqual(['Clara Alfa', 'Anna Alfa', 'Bruno Beta'])
    expect(await names([])).toEqual([])
    expect(await names([999_999_999, first])).toEqual(['Anna Alfa'])
  })

  test('leave out who is out of sight', async () => {
    expect(await names(ids, readerOf({ kind: 'nothing' }))).toEqual([])
  })
})
