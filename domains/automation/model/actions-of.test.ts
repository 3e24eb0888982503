import { expect, test } from 'vitest'
import { actionsOf, type Facts, type Happening } from './actions-of.ts'
import type { Rule, Setting } from './setting.ts'

const at = new Date('2026-11-20T08:00:00Z')
const place = (stage: number, step = 20, detail = 0) => ({ stage, step, detail })
const happening = (more: Partial<Happening> = {}): Happening => ({
  key: 'passage 1',
  applicationId: 7,
  at,
  from: place(1),
  to: place(12, 10, 11),
  ruleId: null,
  by: 'user',
  chain: [],
  ...more,
})
const facts = (more: Partial<Facts> = {}): Facts => ({
  source: 'referral',
  positionId: 4,
  labels: [9],
  ownerId: null,
  actedBefore: new Set(),
  isDecidedSince: false,
  ...more,
})
const rule = (given: Partial<Setting>, id = 1): Rule => ({
  id,
  version: 3,
  setting: {
    trigger: { when: 'enters', at: '12' },
    conditions: [],
    actions: [{ do: 'label', id: 5 }],
    ...given,
  },
})

test.each<[string, Partial<Setting>, Partial<Happening>, Partial<Facts>, string]>([
  ['a stage that is entered', {}, {}, {}, 'act'],
  ['another stage', { trigger: { when: 'enters', at: '5' } }, {}, {}, 'nothing'],
  ['another status of the stage', {}, { from: place(12, 20, 21) }, {}, 'nothing'],
  [
    'a status that is entered',
    { trigger: { when: 'enters', at: '12/10/11' } },
    { from: place(12, 20, 21) },
    {},
    'act',
  ],
  ['another status than meant', { trigger: { when: 'enters', at: '12/30/0' } }, {}, {}, 'nothing'],
  [
    'coming in enters, too',
    { trigger: { when: 'enters', at: '1' } },
    { from: null, to: place(1, 0) },
    {},
    'act',
  ],
  ['coming in', { trigger: { when: 'arrives', sources: [] } }, { from: null }, {}, 'act'],
  [
    'coming in by a source',
    { trigger: { when: 'arrives', sources: ['referral'] } },
    { from: null },
    {},
    'act',
  ],
  [
    'coming in by another',
    { trigger: { when: 'arrives', sources: ['mail'] } },
    { from: null },
    {},
    'nothing',
  ],
  ['a move is no coming in', { trigger: { when: 'arrives', sources: [] } }, {}, {}, 'nothing'],
  ['a time is its own rule’s', { trigger: { when: 'stays', at: '12', days: 3 } }, { ruleId: 1 }, {}, 'act'],
  [
    'a time is nobody else’s',
    { trigger: { when: 'stays', at: '12', days: 3 } },
    { ruleId: 2 },
    {},
    'nothing',
  ],
  ['a move is no time', { trigger: { when: 'date', date: 'offer', days: 2 } }, {}, {}, 'nothing'],
  ['the source asked for', { conditions: [{ if: 'source', any: ['mail', 'referral'] }] }, {}, {}, 'act'],
  ['another source', { conditions: [{ if: 'source', any: ['mail'] }] }, {}, {}, 'nothing'],
  ['the position asked for', { conditions: [{ if: 'position', any: [4] }] }, {}, {}, 'act'],
  ['another position', { conditions: [{ if: 'position', any: [5] }] }, {}, {}, 'nothing'],
  ['a label it has', { conditions: [{ if: 'label', any: [8, 9] }] }, {}, {}, 'act'],
  ['a label it lacks', { conditions: [{ if: 'label', any: [8] }] }, {}, {}, 'nothing'],
  ['without a label it lacks', { conditions: [{ if: 'without_label', any: [8] }] }, {}, {}, 'act'],
  ['without a label it has', { conditions: [{ if: 'without_label', any: [9] }] }, {}, {}, 'nothing'],
  ['without an owner', { conditions: [{ if: 'without_owner' }] }, {}, {}, 'act'],
  ['with an owner', { conditions: [{ if: 'without_owner' }] }, {}, { ownerId: 2 }, 'nothing'],
  ['a person decided since', {}, {}, { isDecidedSince: true }, 'overruled'],
  ['a person brought it back', {}, {}, { actedBefore: new Set([1]) }, 'overruled'],
  ['another rule brought it here', {}, { by: 'system' }, { actedBefore: new Set([1]) }, 'act'],
  ['the rule led here itself', {}, { by: 'system', chain: [1, 2] }, {}, 'loop'],
])('%s', (_, setting, what, known, outcome) => {
  const [verdict] = actionsOf([rule(setting)], happening(what), facts(known))
  expect(verdict?.outcome ?? 'nothing').toBe(outcome)
  if (verdict) expect([verdict.ruleId, verdict.version]).toEqual([1, 3])
})

test('of several rules the first moves and gives an owner; the others do what is left', () => {
  const [move, owner, label] = [
    { do: 'move', stage: 5 },
    { do: 'owner', id: 3 },
    { do: 'label', id: 5 },
  ] as const
  const rules = [rule({ actions: [move] }), rule({ actions: [move, label] }, 2), rule({ actions: [move] }, 3)]
  const verdicts = actionsOf([...rules, rule({ actions: [owner, label] }, 4)], happening(), facts())
  expect(verdicts.map(({ ruleId, actions }) => [ruleId, actions.map((one) => one.do)])).toEqual([
    [1, ['move']],
    [2, ['label']],
    [4, ['owner', 'label']],
  ])
})

test('a rule that sends for approval moves, too: the first of the two does, and feedback is each rule’s own', () => {
  const [approve, move, feedback] = [
    { do: 'approve', by: [7] },
    { do: 'move', stage: 5 },
    { do: 'feedback', action: 'remain', text: '' },
  ] as const
  const rules = [rule({ actions: [approve, feedback] }), rule({ actions: [move, feedback] }, 2)]
  expect(actionsOf(rules, happening(), facts()).map(({ actions }) => actions)).toEqual([
    [approve, feedback],
    [feedback],
  ])
})
