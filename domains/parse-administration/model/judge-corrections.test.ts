import type { Corrections, Readings } from '@bole/resumes/model'
import { expect, test } from 'vitest'
import { judgeCorrections, sumByLabel } from './judge-corrections.ts'

const reading = <Value>(value: Value) => ({ value, confidence: 0.9, source: null })
const change = (was: string | null, value: string | null) => ({
  value,
  was,
  by: 1,
  at: '2026-11-20T02:00:00.000Z',
})

test.each<[string, Corrections, Readings, [string, boolean][]]>([
  [
    'read as it was corrected',
    { city: [change('北京', '上海')] },
    { city: reading('上海 ') },
    [['city', true]],
  ],
  ['still read as before', { city: [change('北京', '上海')] }, { city: reading('北京') }, [['city', false]]],
  ['not read at all', { city: [change('北京', '上海')] }, {}, [['city', false]]],
  ['taken away and no longer read', { city: [change('北京', null)] }, {}, [['city', true]]],
  [
    'taken away and read still',
    { city: [change('北京', null)] },
    { city: reading('北京') },
    [['city', false]],
  ],
  [
    'the last word counts',
    { city: [change('北京', '上海'), change('上海', '广州')] },
    { city: reading('广州') },
    [['city', true]],
  ],
  [
    'corrected back says nothing',
    { city: [change('北京', '上海'), change('上海', '北京')] },
    { city: reading('北京') },
    [],
  ],
  [
    'a value of a list may stand anywhere in it',
    { 'schools.1.school': [change('武大', '武汉大学')] },
    { schools: [{ school: reading('武汉大学') }] },
    [['schools.school', true]],
  ],
  [
    'a skill that was added',
    { 'skills.4': [change(null, 'Go')] },
    { skills: [reading('SQL')] },
    [['skills', false]],
  ],
])('%s', (_, corrections, read, judged) =>
  expect(judgeCorrections(corrections, read).map(({ label, isRight }) => [label, isRight])).toEqual(judged),
)

test('sums stand by field, the most corrected first', () => {
  const judged = [
    { label: 'name', isRight: true },
    { label: 'city', isRight: false },
    { label: 'city', isRight: true },
  ]
  expect(sumByLabel(judged)).toEqual([
    { label: 'city', count: 2, right: 1 },
    { label: 'name', count: 1, right: 1 },
  ])
})
