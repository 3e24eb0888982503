import type { Call, PlainKind, PlainRules } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company } from './testing/company.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { type Input, sampleInput } from './testing/sample-input.ts'
import { testedCalls } from './testing/tested-calls.ts'

/** A plain list's calls by what they are for. */
interface List {
  readonly rules: PlainRules
  readonly calls: Readonly<Partial<Record<PlainKind, Call>>>
}

const marked = testedCalls.flatMap((call) => (call.plain ? [{ call, ...call.plain }] : []))
const lists: readonly List[] = [...new Set(marked.map(({ rules }) => rules))].map((rules) => ({
  rules,
  calls: Object.fromEntries(
    marked.filter((one) => one.rules === rules).map(({ kind, call }) => [kind, call]),
  ),
}))

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const made = z.looseObject({ id: z.number(), version: z.number().optional() })
const row = made.extend({ is_retired: z.boolean(), can: z.record(z.string(), z.boolean()) })
const page = z.object({ list: z.array(row) })

/** Asks the calls of one list, each with whatever input its schema takes besides what a test says. */
function asking({ rules, calls }: List, company: Company) {
  const unique = rules.unique ?? rules.fields[0] ?? 'name'
  const send = async (kind: PlainKind, given: Readonly<Record<string, unknown>> = {}) => {
    const call = calls[kind]
    if (!call) throw new Error(`${rules.record} has no call to ${kind}`)
    const sample = sampleInput(call, valuesFor(call, company, null))
    const pick = (part: Input['body'], schema: unknown) =>
      schema
        ? {
            ...part,
            ...Object.fromEntries(
              Object.entries(given).filter(([key]) => key in { ...part, keyword: 1, is_retired: 1 }),
            ),
          }
        : part
    const input = { ...sample, query: pick(sample.query, call.query), body: pick(sample.body, call.body) }
    const { http, text } = await sendRaw(world, call, company.cookie, requestOf(call, input))
    const answer: { data?: unknown; code?: string; total?: number } = JSON.parse(text)
    return { http, code: answer.code, total: answer.total, data: answer.data }
  }
  const done = async (kind: PlainKind, given?: Readonly<Record<string, unknown>>) => {
    const { http, code, data } = await send(kind, given)
    expect([http, code], `${rules.record} ${kind}`).toEqual([200, undefined])
    return made.parse(data)
  }
  const rows = async (given?: Readonly<Record<string, unknown>>) => {
    const { data } = await send('list', { page_size: 200, ...given })
    return page.parse(data).list
  }
  return { send, done, rows, unique, create: (name: string) => done('create', { [unique]: name }) }
}

describe.each(lists.map((list) => ({ list, name: list.rules.record })))('$name', ({ list }) => {
  const { calls, rules } = list
  let company: Company
  let ask: ReturnType<typeof asking>

  beforeAll(async () => {
    company = await buildCompany(world)
    ask = asking(list, company)
  })

  test('is made, found by a word, and not seen by another organisation', async () => {
    const { id, version } = await ask.create('Aardvark')
    expect(version).toBe(1)
    expect((await ask.rows()).map((row) => row.id)).toContain(id)
    if (rules.searched.includes(ask.unique)) {
      expect((await ask.rows({ keyword: 'aardv' })).map((row) => row.id)).toEqual([id])
      expect(await ask.rows({ keyword: 'a%v' })).toEqual([])
    }
    const others = asking(list, await buildCompany(world))
    expect((await others.rows()).map((row) => row.id)).not.toContain(id)
  })

  test.runIf(calls.update)('is changed at the version seen, once', async () => {
    const { id } = await ask.create('Bear')
    const changed = await ask.done('update', { id, version: 1, [ask.unique]: 'Brown bear' })
    expect(changed).toEqual({ id, version: 2 })
    const again = await ask.send('update', { id, version: 1, [ask.unique]: 'Black bear' })
    expect(again.code).toBe('stale')
    const row = (await ask.rows()).find((one) => one.id === id)
    expect(row).toMatchObject({ version: 2, [ask.unique]: 'Brown bear' })
    const unknown = await ask.send('update', { id: 9_000_000, version: 1, [ask.unique]: 'Nothing' })
    expect(unknown.http).toBe(404)
  })

  test.runIf(calls.update)('of two who change it at once one wins', { tags: ['race'] }, async () => {
    const { id } = await ask.create('Cat')
    const both = ['Wild cat', 'Tame cat'].map((name) =>
      ask.send('update', { id, version: 1, [ask.unique]: name }),
    )
    expect((await Promise.all(both)).map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'stale'])
  })

  test.runIf(rules.unique)('has a name that no other has, whatever its case', async () => {
    await ask.create('Dog')
    expect((await ask.send('create', { [ask.unique]: 'DOG' })).code).toBe('entry_name_taken')
    if (!calls.update) return
    const { id } = await ask.create('Wolf')
    const renamed = await ask.send('update', { id, version: 1, [ask.unique]: 'dog' })
    expect(renamed.code).toBe('entry_name_taken')
    // Its own name in another case is no other's.
    await ask.done('update', { id, version: 1, [ask.unique]: 'WOLF' })
  })

  test.runIf(calls.view)('is shown by itself', async () => {
    const { id } = await ask.create('Emu')
    expect(await ask.done('view', { id })).toMatchObject({ id, version: 1, [ask.unique]: 'Emu' })
    expect((await ask.send('view', { id: 9_000_000 })).http).toBe(404)
  })

  test.runIf(calls.remove)('goes for good', async () => {
    const { id } = await ask.create('Fox')
    await ask.done('remove', { id })
    expect((await ask.rows()).map((row) => row.id)).not.toContain(id)
    expect((await ask.send('remove', { id })).http).toBe(404)
  })

  test.runIf(calls.retire)('goes out of use and comes back', async () => {
    const { id } = await ask.create('Goat')
    await ask.done('retire', { id, version: 1, is_retired: true })
    const retired = (await ask.rows({ is_retired: true })).find((row) => row.id === id)
    expect(retired).toMatchObject({ is_retired: true, can: { edit: false, restore: true } })
    expect((await ask.send('retire', { id, version: 1, is_retired: false })).code).toBe('stale')
    await ask.done('retire', { id, version: 2, is_retired: false })
    expect((await ask.rows({ is_retired: false })).map((row) => row.id)).toContain(id)
  })

  test.runIf(calls.sort)('takes another place among those it is put in order with', async () => {
    const made = [await ask.create('Hare'), await ask.create('Heron'), await ask.create('Horse')]
    const [first, second, third] = made.map(({ id }) => id)
    await ask.done('sort', { ids: [third, first] })
    const order = (await ask.rows()).map((row) => row.id).filter((id) => made.some((one) => one.id === id))
    expect(order).toEqual([third, second, first])
    expect((await ask.send('sort', { ids: [first, 9_000_000] })).http).toBe(404)
  })

  test.runIf(calls.copy)('is copied under another name', async () => {
    const { id } = await ask.create('Ibis')
    const copy = await ask.done('copy', { id, name: 'Second ibis' })
    expect(copy.id).not.toBe(id)
    expect((await ask.send('copy', { id, name: 'Ibis' })).code).toBe('entry_name_taken')
  })
})
