import { expect, test } from 'vitest'
import { loopWith } from './loops.ts'
import type { Setting, Trigger } from './setting.ts'

const rule = (id: number, trigger: Trigger, to: number | null) => ({
  id,
  setting: {
    trigger,
    conditions: [],
    actions: to === null ? [{ do: 'label', id: 1 }] : [{ do: 'move', stage: to }],
  } satisfies Setting,
})
const enters = (at: string): Trigger => ({ when: 'enters', at })
const stays = (at: string): Trigger => ({ when: 'stays', at, days: 2 })

test.each<[string, Trigger, number | null, ReturnType<typeof rule>[], readonly number[] | null]>([
  ['alone', enters('1'), 14, [], null],
  ['to where it begins', enters('14'), 14, [], [1]],
  ['without a move', enters('14'), null, [rule(2, enters('14'), 14)], null],
  ['one after the other', enters('1'), 14, [rule(2, enters('14'), 12)], null],
  ['there and back', enters('1'), 14, [rule(2, enters('14'), 1)], [1, 2]],
  ['there and back in a while', enters('1'), 14, [rule(2, stays('14/10/0'), 1)], [1, 2]],
  ['round by three', enters('1'), 14, [rule(2, enters('14'), 12), rule(3, stays('12'), 1)], [1, 2, 3]],
  [
    'others go round without it',
    enters('1'),
    14,
    [rule(2, enters('14'), 12), rule(3, enters('12'), 14)],
    null,
  ],
  ['a date follows from no move', { when: 'date', date: 'offer', days: 1 }, 5, [], null],
  ['coming in follows from no move', { when: 'arrives', sources: [] }, 1, [rule(2, enters('1'), 14)], null],
  ['itself as it was is not counted', enters('1'), 12, [rule(1, enters('12'), 1)], null],
])('%s', (_, trigger, to, others, expected) =>
  expect(loopWith(rule(1, trigger, to), others)).toEqual(expected),
)

test('sending for approval leads to that stage', () => {
  const approve = { do: 'approve', by: [7] } as const
  const asks = { id: 1, setting: { trigger: enters('1'), conditions: [], actions: [approve] } }
  expect(loopWith(asks, [rule(2, enters('14'), 1)])).toEqual([1, 2])
})
