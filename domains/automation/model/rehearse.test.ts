import { expect, test } from 'vitest'
import { settingSchema } from '../contract/schemas.ts'
import type { Happening } from './actions-of.ts'
import { readyRules } from './ready-rules.ts'
import { rehearse } from './rehearse.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const known = { source: 'mail', positionId: 1, labels: [], ownerId: null }

test('plays what happened in its order, and lets the person who came after the rule decide', () => {
  const rule = {
    id: 1,
    version: 1,
    setting: {
      trigger: { when: 'enters', at: '1' },
      conditions: [],
      actions: [{ do: 'move', stage: 14 }],
    },
  } as const
  const entered = (key: string, at: Date, applicationId = 1): Happening => {
    const [from, to] = [14, 1].map((stage) => ({ stage, step: 20, detail: 0 }))
    return {
      key,
      applicationId,
      at,
      from: from ?? null,
      to: to ?? { stage: 1, step: 0, detail: 0 },
      ruleId: null,
      by: 'user',
      chain: [],
    }
  }
  const list = rehearse(
    [rule],
    [
      entered('later', day(3)),
      entered('first', day(2)),
      entered('other', day(4), 2),
      entered('unknown', day(5), 3),
    ],
    (id) => (id === 3 ? undefined : known),
  )
  expect(list.map(({ key, outcome }) => [key, outcome])).toEqual([
    ['first', 'act'],
    ['later', 'overruled'],
    ['other', 'act'],
  ])
})

test.each(Object.entries(readyRules))('the ready rule %s is one that can be saved', (_, setting) =>
  expect(settingSchema.safeParse(setting).success).toBe(true),
)
