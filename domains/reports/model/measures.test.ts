import { statuses } from '@bole/processes/model'
import { expect, test } from 'vitest'
import {
  countedFor,
  definitions,
  figuresOf,
  measureOfRows,
  measures,
  statusesOfStanding,
} from './measures.ts'
import { standardReports } from './standard-reports.ts'

test('every status but that of who has joined is of one standing', () => {
  const all = Object.values(statusesOfStanding).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(statuses.statuses.filter((status) => !all.includes(status)).map(({ name }) => name)).toEqual([
    'entered',
  ])
})

test('a share is counted by its two numbers, each once, and opens what it counts', () => {
  expect(countedFor(['join_rate', 'joined'])).toEqual(['applications', 'joined'])
  expect(countedFor(['days_to_offer'])).toEqual(['days_to_offer'])
  expect(measureOfRows('offer_rate')).toBe('reached_offer')
  expect(measureOfRows('joined')).toBe('joined')
})

test.each<[string, Parameters<typeof figuresOf>, (number | null)[]]>([
  ['numbers as they were counted', [['applications', 'joined'], { joined: 2, applications: 8 }], [8, 2]],
  ['a share of them', [['join_rate'], { joined: 2, applications: 8 }], [0.25]],
  ['none of nothing', [['join_rate', 'applications'], { joined: 0, applications: 0 }], [null, 0]],
  ['no median of nobody', [['days_to_join'], { days_to_join: null }], [null]],
])('a line shows %s', (_, given, figures) => {
  expect(figuresOf(...given)).toEqual(figures)
})

test('a share is of numbers, and standard reports show a column once', () => {
  for (const definition of Object.values(definitions))
    if (definition.kind === 'share')
      expect([definitions[definition.part].kind, definitions[definition.whole].kind]).toEqual([
        'count',
        'count',
      ])
  for (const { columns } of Object.values(standardReports)) {
    expect(new Set(columns).size).toBe(columns.length)
    expect(columns.every((column) => measures.includes(column))).toBe(true)
  }
})
