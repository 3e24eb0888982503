import type { Action } from '@bole/automation/model'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ruling, startRuling } from './testing/ruling.ts'

let at: Ruling

beforeAll(async () => {
  at = await startRuling()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

/** Has a rule act on somebody who has just applied; answers who, and what became of each action. */
async function act(...actions: readonly Action[]) {
  const rule = await at.active('Rule', {
    trigger: { when: 'enters', at: '1' },
    conditions: [],
    actions: [...actions],
  })
  const id = await at.applies()
  await at.work()
  const { runs } = await at.view(rule)
  return { id, rule, results: runs.flatMap((run) => run.actions.map(({ result, why }) => [result, why])) }
}

test('sends for approval to all of those it names, who are asked', async () => {
  const [one, other] = [await at.world.user(at.company, 'User2'), await at.world.user(at.company, 'User2')]
  const { id, results } = await act({ do: 'approve', by: [one.id, other.id] })
  expect(results).toEqual([['done', null]])
  expect(await at.standing(id)).toBe('14/20/0')
  const people = await at.world.rows(
    `select user_id, is_due from application_people where application_id = $1 and part = 'approver' order by user_id`,
    id,
  )
  expect(people.map(({ user_id, is_due }) => [Number(user_id), is_due])).toEqual([
    [one.id, true],
    [other.id, true],
  ])
})

test('gives feedback at the stage, which history says with the rule; the record keeps it', async () => {
  const { id, results } = await act({ do: 'feedback', action: 'eliminate', text: 'No answer for a month' })
  expect(results).toEqual([['done', null]])
  expect(await at.standing(id)).toBe('1/40/41')
  const [row] = await at.world.rows(
    `select h.action, h.note, h.facts, r.company_feedback from application_history h
     join stage_records r on r.organisation_id = h.organisation_id and r.application_id = h.application_id
     where h.application_id = $1 order by h.id desc limit 1`,
    id,
  )
  expect(row).toMatchObject({
    action: 'company_eliminate',
    note: 'No answer for a month',
    company_feedback: { action: 'eliminate', tags: [], text: 'No answer for a month' },
  })
  expect(row?.facts).toMatchObject({ rule: { name: 'Rule' } })
})

test('leaves to approvers what they decide, and says so', async () => {
  const rule = await at.active('Rule', {
    trigger: { when: 'enters', at: '14' },
    conditions: [],
    actions: [{ do: 'feedback', action: 'pass', text: '' }],
  })
  const id = await at.applies()
  await at.moves(id, 14)
  await at.work()
  expect(await at.standing(id)).toBe('14/10/0')
  const [run] = (await at.view(rule)).runs
  expect(run?.outcome).toBe('refused')
  expect(run?.actions[0]).toMatchObject({ result: 'approvers_decide', why: 'Approvers decide at this stage' })
})

test('writes to the candidate in its own words, with what they name filled in', async () => {
  const { id, results } = await act({
    do: 'message',
    subject: 'Thank you',
    body: 'We read it: {{position}} at {{company}}.',
  })
  expect(results).toEqual([['done', null]])
  const written = await at.world.rows(
    `select subject, body, asked_by, is_general from notify_records where application_id = $1 and event = 'message'`,
    id,
  )
  expect(written).toHaveLength(1)
  expect(written[0]).toMatchObject({ subject: 'Thank you', is_general: false })
  expect(String(written[0]?.body)).toMatch(/^We read it: Engineer at /)
  expect(Number(written[0]?.asked_by)).toBe(at.hr.id)
})

test('adds to a folder of the talent pool once, and pauses itself when the folder is gone', async () => {
  const { id: folder } = await at.hr.ask(talentPoolApi.createFolder, { body: { name: 'Later' } })
  const { id, rule, results } = await act({ do: 'pool', id: folder })
  expect(results).toEqual([['done', null]])
  const [member] = await at.world.rows(
    'select m.folder_id from pool_members m where m.organisation_id = $1 and m.application_id = $2',
    at.company,
    id,
  )
  expect(Number(member?.folder_id)).toBe(folder)
  await at.world.rows('update pool_folders set is_deleted = true where id = $1', folder)
  await at.applies()
  await at.work()
  expect(await at.view(rule)).toMatchObject({ state: 'paused', paused_because: 'folder' })
})
