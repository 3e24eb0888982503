import { type Call, limitsFor, type SettingKind, type SettingRules } from '@bole/platform/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { valuesFor } from './testing/call-inputs.ts'
import { buildCompany, type Company } from './testing/company.ts'
import { startWorld, type World } from './testing/index.ts'
import { requestOf, sendRaw } from './testing/raw-request.ts'
import { sampleInput } from './testing/sample-input.ts'
import { testedCalls } from './testing/tested-calls.ts'

type Values = Readonly<Record<string, unknown>>

/** A company setting's calls by what they are for. */
interface Setting {
  readonly rules: SettingRules
  readonly calls: Readonly<Record<SettingKind, Call>>
}

const marked = testedCalls.flatMap((call) => (call.setting ? [{ call, ...call.setting }] : []))
const settings: readonly Setting[] = [...new Set(marked.map(({ rules }) => rules))].map((rules) => {
  const calls = marked.filter((one) => one.rules === rules).map(({ kind, call }) => [kind, call])
  return { rules, calls: Object.fromEntries(calls) }
})

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

const shown = z.looseObject({ id: z.number(), version: z.number() })
const values = z.record(z.string(), z.unknown())
const changes = z.object({
  list: z.array(z.object({ changed_by: z.string(), before: values, after: values })),
})

/** Asks the calls of one setting; it is saved with whatever its schema takes besides what a test says. */
function asking({ calls }: Setting, company: Company) {
  const sample = sampleInput(calls.update, valuesFor(calls.update, company, null)).body
  const body: Values = { ...sample, id: company.organisationId }
  const send = async (kind: SettingKind, given: Values = {}) => {
    const input = { params: {}, query: {}, body: kind === 'update' ? { ...body, ...given } : {} }
    const { http, text } = await sendRaw(world, calls[kind], company.cookie, requestOf(calls[kind], input))
    const answer: { data?: unknown; code?: string; total?: number } = JSON.parse(text)
    return { http, code: answer.code, data: answer.data, total: answer.total }
  }
  const read = async () => shown.parse((await send('get')).data)
  const history = async () => changes.parse((await send('list')).data).list
  return { send, read, history, body }
}

/** The value of one field that differs from what the sample has, by the bounds of its schema: what needs no other field to go with it. */
function otherValue({ calls, rules }: Setting, body: Values): Values {
  const limits = limitsFor(calls.update)
  const others = Object.keys(rules.defaults).flatMap(
    (name): { rank: number; name: string; value: unknown }[] => {
      const { isRequired, choices, min = 0, max = min + 1 } = limits[name] ?? {}
      const now = body[name]
      if (!isRequired) return []
      if (typeof now === 'number') return [{ rank: 0, name, value: now === max ? min : max }]
      if (choices) return [{ rank: 1, name, value: choices.find((one) => one !== now) }]
      if (typeof now === 'boolean') return [{ rank: 3, name, value: !now }]
      return typeof now === 'string' ? [{ rank: 2, name, value: `${now}b` }] : []
    },
  )
  const [first] = others.toSorted((one, other) => one.rank - other.rank)
  if (!first) throw new Error(`${rules.entity}: a test finds no field to change`)
  return { [first.name]: first.value }
}

describe.each(settings.map((setting) => ({ setting, name: setting.rules.entity })))(
  '$name',
  ({ setting }) => {
    let company: Company
    let ask: ReturnType<typeof asking>

    beforeAll(async () => {
      company = await buildCompany(world)
      ask = asking(setting, company)
    })

    test('is what it is by default until somebody saves another, and each saves over what they saw', async () => {
      const { version, ...before } = await ask.read()
      expect(before).toMatchObject({ id: company.organisationId })
      if (version === 0) expect(before).toMatchObject(setting.rules.defaults)
      const other = otherValue(setting, ask.body)
      const first = await ask.send('update', { version })
      expect([first.code, first.data]).toEqual([
        undefined,
        { id: company.organisationId, version: version + 1 },
      ])
      const second = await ask.send('update', { ...other, version: version + 1 })
      expect([second.code, second.data]).toEqual([
        undefined,
        { id: company.organisationId, version: version + 2 },
      ])
      const late = await ask.send('update', { version: version + 1 })
      expect(late.code).toBe('stale')
      expect(await ask.read()).toMatchObject({ version: version + 2, ...other })
      const [latest] = await ask.history()
      const [name = ''] = Object.keys(other)
      expect(latest).toMatchObject({ before: { [name]: ask.body[name] }, after: other })
      expect(Object.keys(latest?.after ?? {})).toEqual([name])
      expect(latest?.changed_by).not.toBe('')
    })

    test('of two who save it at once one does', { tags: ['race'] }, async () => {
      const { version } = await ask.read()
      const before = (await ask.history()).length
      const both = [0, 1].map(() => ask.send('update', { version }))
      expect((await Promise.all(both)).map(({ code }) => code ?? 'done').toSorted()).toEqual([
        'done',
        'stale',
      ])
      expect(await ask.history()).toHaveLength(before + 1)
    })

    test('is nobody else’s', async () => {
      const others = asking(setting, await buildCompany(world))
      const [now, history] = [await others.read(), await others.history()]
      const { version } = await ask.read()
      await ask.send('update', { version, ...otherValue(setting, ask.body) })
      expect([await others.read(), await others.history()]).toEqual([now, history])
      const theirs = await others.send('update', { id: company.organisationId, version: now.version })
      expect(theirs.http).toBe(404)
    })

    test.each(Object.keys(setting.rules.defaults))('needs %s to be something it can be', async (name) => {
      const { version } = await ask.read()
      expect((await ask.send('update', { version, [name]: { no: 'value' } })).http).toBe(422)
      expect((await ask.read()).version).toBe(version)
    })
  },
)
