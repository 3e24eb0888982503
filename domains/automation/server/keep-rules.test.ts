import { automationApi } from '@bole/automation/contract'
import { actions, type Setting } from '@bole/automation/model'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ruling, startRuling } from './testing/ruling.ts'

let at: Ruling
const { createRule, updateRule, disableRule, listRules, listPositions, getConfig } = automationApi

beforeAll(async () => {
  at = await startRuling()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

const setting: Setting = {
  trigger: { when: 'enters', at: '1' },
  conditions: [],
  actions: [{ do: 'move', stage: 14 }],
}
const creating = async (given: unknown, name = 'Another', by = at.hr) => {
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  return (await by.send(createRule, { body: { origin: 2, name, setting: text } })).code
}

test('begins switched off, and keeps who changed it to what', async () => {
  const id = await at.rule('First', setting)
  const actions = [{ do: 'move', stage: 12 }]
  const body = { id, version: 1, name: 'Second', setting: JSON.stringify({ ...setting, actions }) }
  expect(await at.hr.ask(updateRule, { body })).toEqual({ id, version: 2 })
  expect((await at.hr.send(updateRule, { body })).code).toBe('stale')
  await at.switchOn(id)
  const { versions, state, setting: text, can_edit } = await at.view(id)
  expect(versions.map(({ version, name, state }) => [version, name, state])).toEqual([
    [3, 'Second', 'active'],
    [2, 'Second', 'disabled'],
    [1, 'First', 'disabled'],
  ])
  expect([state, JSON.parse(text).actions, can_edit]).toEqual(['active', actions, true])
  const { list } = await at.hr.ask(listRules, { query: { keyword: 'sec' } })
  expect(list.map(({ id, run_count, last_run }) => [id, run_count, last_run])).toEqual([[id, 0, null]])
})

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'setting_unreadable'],
  ['no action', { ...setting, actions: [] }, 'setting_unreadable'],
  [
    'an action twice',
    { ...setting, actions: [...setting.actions, ...setting.actions] },
    'setting_unreadable',
  ],
  ['no such stage', { ...setting, actions: [{ do: 'move', stage: 99 }] }, 'setting_unreadable'],
  ['no such status', { ...setting, trigger: { when: 'enters', at: '12/99/0' } }, 'setting_unreadable'],
  [
    'a position that is not there',
    { ...setting, conditions: [{ if: 'position', any: [1] }] },
    'unknown_position',
  ],
  ['a label that is not there', { ...setting, conditions: [{ if: 'label', any: [1] }] }, 'unknown_label'],
  ['a label to give that is not there', { ...setting, actions: [{ do: 'label', id: 1 }] }, 'unknown_label'],
  ['nobody to hand over to', { ...setting, actions: [{ do: 'owner', id: 1 }] }, 'unknown_person'],
  ['nobody to tell', { ...setting, actions: [{ do: 'notice', to: 1, text: '' }] }, 'unknown_person'],
  [
    'a move beside approvers',
    { ...setting, actions: [...setting.actions, { do: 'approve', by: [1] }] },
    'setting_unreadable',
  ],
  ['nobody to approve', { ...setting, actions: [{ do: 'approve', by: [1] }] }, 'unknown_person'],
  ['a folder that is not there', { ...setting, actions: [{ do: 'pool', id: 1 }] }, 'unknown_folder'],
  [
    'what no message fills in',
    { ...setting, actions: [{ do: 'message', subject: 'Hello', body: 'Dear {{nobody}}' }] },
    'unknown_variable',
  ],
  ['where it begins', { ...setting, actions: [{ do: 'move', stage: 1 }] }, 'loop'],
])('is refused with %s', async (_, given, code) => expect(await creating(given)).toBe(code))

test('names records of its own company alone', async () => {
  const [tag, person, position] = [await at.label('theirs'), at.hr.id, at.position]
  await at.begin()
  expect([
    await creating({ ...setting, conditions: [{ if: 'position', any: [position] }] }),
    await creating({ ...setting, actions: [{ do: 'label', id: tag }] }),
    await creating({ ...setting, actions: [{ do: 'owner', id: person }] }),
  ]).toEqual(['unknown_position', 'unknown_label', 'unknown_person'])
})

test('does not go round with rules that are on, and has a name of its own', async () => {
  const there = await at.active('There', setting)
  const back = {
    trigger: { when: 'enters', at: '14' },
    conditions: [],
    actions: [{ do: 'move', stage: 1 }],
  } as const
  const said = await at.hr.send(createRule, { body: { name: 'Back', setting: JSON.stringify(back) } })
  expect(said).toMatchObject({ code: 'loop', message: expect.stringMatching(/Back.*There/) })
  expect(await creating(setting, 'there')).toBe('name_taken')
  const { version } = await at.view(there)
  await at.hr.ask(disableRule, { body: { id: there, version } })
  await at.active('Back', back)
  const again = await at.view(there)
  const on = { id: there, version: again.version, is_disabled: false }
  expect((await at.hr.send(disableRule, { body: on })).code).toBe('loop')
})

test('two who save at once what goes round together: one of them hears so', async () => {
  const back = {
    trigger: { when: 'enters', at: '14' },
    conditions: [],
    actions: [{ do: 'move', stage: 1 }],
  } as const
  const [one, other] = [await at.rule('There', setting), await at.rule('Back', back)]
  const codes = await Promise.all(
    [one, other].map(
      async (id) =>
        (await at.hr.send(disableRule, { body: { id, version: 1, is_disabled: false } })).code ?? 'done',
    ),
  )
  expect(codes.sort()).toEqual(['done', 'loop'])
})

test('is changed by whoever answers for it, and by administrators', async () => {
  const department = await at.world.department(at.company, 'North')
  const [one, other] = [
    await at.world.user(at.company, 'DepAdmin2', department),
    await at.world.user(at.company, 'DepAdmin2', department),
  ]
  const id = await at.rule('Theirs', setting, one)
  const body = { id, version: 1 }
  expect((await other.send(disableRule, { body })).code).toBe('not_yours')
  const { list } = await other.ask(listRules, { query: {} })
  expect(list[0]).toMatchObject({ can_edit: false, can: { edit: false, enable: false, view: true } })
  await one.ask(updateRule, { body: { ...body, name: 'Mine', setting: JSON.stringify(setting) } })
  await at.hr.ask(disableRule, { body: { id, version: 2 } })
})

test('tells what rules are made of, from code to what it is called', async () => {
  await at.label('quick')
  const config = await at.hr.ask(getConfig, {})
  expect(config.stages['12']).toBe('Interview')
  expect(config.statuses['12/10/11']).toMatch(/^Interview · /)
  expect(Object.values(config.labels)).toEqual(['quick'])
  expect(Object.keys(config.actions)).toEqual([...actions])
  expect(await at.hr.ask(listPositions, { query: { origin: 2 } })).toEqual({
    list: [{ id: at.position, title: 'Engineer' }],
  })
})
