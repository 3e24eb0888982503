import { automationApi } from '@bole/automation/contract'
import type { Setting } from '@bole/automation/model'
import { pipelineApi } from '@bole/pipeline/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Ruling, startRuling } from './testing/ruling.ts'

let at: Ruling

beforeAll(async () => {
  at = await startRuling()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

const enters = (stage: number, ...actions: Setting['actions']): Setting => {
  return { trigger: { when: 'enters', at: String(stage) }, conditions: [], actions }
}
const move = (stage: number) => ({ do: 'move', stage }) as const
const ran = async (id: number) =>
  (await at.view(id)).runs.map(({ application_id, outcome, actions }) => [
    application_id,
    outcome,
    actions.map(({ action, result }) => `${action.do} ${result}`),
  ])

describe('a rule that is on', () => {
  test('moves whoever enters, and history names it with its version', async () => {
    const rule = await at.active('To approval', enters(1, move(14)))
    const id = await at.applies()
    await at.work()
    expect(await at.standing(id)).toBe('14/10/0')
    expect(await ran(rule)).toEqual([[id, 'done', ['move done']]])
    const { list } = await at.hr.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list[0]).toMatchObject({ action: 'move', actor: 'system', username: '' })
    expect(list[0]?.facts.rule).toEqual({ id: rule, name: 'To approval', version: 2, chain: [rule] })
  })

  test('acts once on what happened, however often it is looked at', async () => {
    const rule = await at.active('Tell', enters(1, { do: 'notice', to: null, text: 'look' }))
    await at.applies()
    const done = await at.work()
    for (const payload of done) await at.again(payload)
    const notices = await at.world.rows(
      `select facts, link from notices where organisation_id = $1 and kind = 'rule_notice'`,
      at.company,
    )
    expect(notices).toHaveLength(1)
    expect(notices[0]?.facts).toMatchObject({ rule: 'Tell', text: 'look', position: 'Engineer' })
    expect(await ran(rule)).toHaveLength(1)
  })

  test('labels and hands over, and leaves out what the pipeline refuses', async () => {
    const [tag, other] = [await at.label('quick'), await at.world.user(at.company, 'OrgAdmin2')]
    const actions = [{ do: 'label', id: tag }, { do: 'owner', id: other.id }, move(6)] as const
    at.position = await at.world.position(at.company, { stages: [1, 14, 5] })
    const rule = await at.active('All', enters(1, ...actions))
    const id = await at.applies()
    await at.work()
    expect(await ran(rule)).toEqual([[id, 'done', ['label done', 'owner done', 'move stage_not_in_process']]])
    const [row] = await at.world.rows(
      `select owner_user_id, (select array_agg(tag_id) from application_tags g where g.application_id = a.id) as tags
       from applications a where id = $1`,
      id,
    )
    expect([Number(row?.owner_user_id), String(row?.tags)]).toEqual([other.id, String(tag)])
  })

  test('leaves alone what happened before it was switched on, and what happens once it is off', async () => {
    const before = await at.applies()
    const rule = await at.active('To approval', enters(1, move(14)))
    await at.work()
    const { version } = await at.view(rule)
    await at.hr.ask(automationApi.disableRule, { body: { id: rule, version } })
    const after = await at.applies()
    await at.work()
    expect([await at.standing(before), await at.standing(after)]).toEqual(['1/0/0', '1/0/0'])
    expect((await at.view(rule)).state).toBe('disabled')
  })
})

describe('a person’s decision wins', () => {
  test('over a rule that comes late', async () => {
    const rule = await at.active('To approval', enters(1, move(14)))
    const id = await at.applies()
    await at.moves(id, 12)
    await at.work()
    expect(await at.standing(id)).toBe('12/10/11')
    expect(await ran(rule)).toEqual([[id, 'overruled', []]])
  })

  test('over a rule whose move they take back', async () => {
    const rule = await at.active('To approval', enters(1, move(14)))
    const id = await at.applies()
    await at.work()
    await at.moves(id, 1)
    await at.work()
    expect(await at.standing(id)).toBe('1/20/0')
    expect((await ran(rule)).map(([, outcome]) => outcome).sort()).toEqual(['done', 'overruled'])
  })
})

describe('a rule that cannot go on pauses itself and says so', () => {
  const paused = async (rule: number) => {
    const { state, paused_because, versions } = await at.view(rule)
    const told = await at.world.rows(
      `select facts from notices where organisation_id = $1 and kind = 'rule_paused'`,
      at.company,
    )
    return [state, paused_because, versions[0]?.changed_by, told.length]
  }

  test('as its label is gone', async () => {
    const tag = await at.label('gone')
    const rule = await at.active('Label', enters(1, { do: 'label', id: tag }))
    await at.world.rows('update tags set is_retired = true where id = $1', tag)
    await at.applies()
    await at.work()
    expect(await paused(rule)).toEqual(['paused', 'label', null, 1])
  })

  test('as the colleague it tells is disabled', async () => {
    const other = await at.world.user(at.company, 'OrgAdmin2')
    const rule = await at.active('Tell', enters(1, { do: 'notice', to: other.id, text: '' }))
    await at.world.rows(`update users set state = 'disabled' where id = $1`, other.id)
    await at.applies()
    await at.work()
    expect(await paused(rule)).toEqual(['paused', 'person', null, 1])
  })

  test('as whoever answers for it left', async () => {
    const other = await at.world.user(at.company, 'OrgAdmin2')
    const rule = await at.active('Theirs', enters(1, move(14)), other)
    await at.world.rows(`update users set state = 'disabled' where id = $1`, other.id)
    const id = await at.applies()
    await at.work()
    expect((await paused(rule)).slice(0, 2)).toEqual(['paused', 'author'])
    expect(await at.standing(id)).toBe('1/0/0')
  })

  test('as it fails for a reason nobody foresaw', async () => {
    const [rule, other] = [
      await at.active('One', enters(1, move(14))),
      await at.active('Other', enters(5, move(6))),
    ]
    await at.applies()
    for (const payload of await at.queued()) await at.givesUp(payload)
    expect(await paused(rule)).toEqual(['paused', 'error', null, 1])
    expect((await at.view(other)).state).toBe('active')
  })

  test('as it led to itself, be it past the check of loops', async () => {
    const rule = await at.active('Round', enters(1, move(14)))
    await at.active('On', enters(14, move(12)))
    // As if two had been saved that go round.
    await at.world.rows(
      `update automation_rules set setting = jsonb_set(setting, '{actions,0,stage}', '1') where organisation_id = $1 and name = 'On'`,
      at.company,
    )
    const id = await at.applies()
    await at.work()
    expect(await paused(rule)).toEqual(['paused', 'loop', null, 1])
    expect(await at.standing(id)).toBe('1/20/0')
  })
})

test('a rule reaches as far as whoever answers for it', async () => {
  const [north, south] = [
    await at.world.department(at.company, 'North'),
    await at.world.department(at.company, 'South'),
  ]
  const admin = await at.world.user(at.company, 'DepAdmin2', north)
  const rule = await at.active('Of the north', enters(1, move(14)), admin)
  const ids = []
  for (const departmentId of [north, south]) {
    at.position = await at.world.position(at.company, { departmentId })
    ids.push(await at.applies())
  }
  await at.work()
  expect(await Promise.all(ids.map((id) => at.standing(id)))).toEqual(['14/10/0', '1/0/0'])
  expect((await ran(rule)).map(([, outcome]) => outcome).sort()).toEqual(['done', 'refused'])
})

describe('a time', () => {
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)

  test('in a stage is looked at as it passes, once, while the application still stands there', async () => {
    const rule = await at.active('Waits', {
      trigger: { when: 'stays', at: '1/0/0', days: 3 },
      conditions: [],
      actions: [move(14)],
    })
    const [stays, went] = [await at.applies(), await at.applies()]
    await at.moves(went, 12)
    await at.look(days(2))
    expect(await at.standing(stays)).toBe('1/0/0')
    await at.look(days(3.1))
    await at.look(days(3.2))
    expect([await at.standing(stays), await at.standing(went)]).toEqual(['14/10/0', '12/10/11'])
    expect(await ran(rule)).toEqual([[stays, 'done', ['move done']]])
  })

  test('that is near is told of once', async () => {
    const rule = await at.active('Offer ends', {
      trigger: { when: 'date', date: 'offer', days: 2 },
      conditions: [],
      actions: [{ do: 'notice', to: null, text: '' }],
    })
    const id = await at.applies()
    const body = { post_id: id, version: 1, stage: 5, offer_valid_until: days(10).toISOString().slice(0, 10) }
    await at.hr.ask(pipelineApi.move, { body })
    await at.look(days(7))
    expect(await ran(rule)).toEqual([])
    await at.look(days(9))
    await at.look(days(9.1))
    expect(await ran(rule)).toEqual([[id, 'done', ['notice done']]])
  })
})
