import type { ParsedResume } from '@bole/parsing/model'
import { expect, test } from 'vitest'
import { prefillOf } from './prefill.ts'

const read = <Value>(value: Value, confidence = 0.9) => ({ value, confidence, source: null })
const empty: ParsedResume = {
  language: 'zh',
  expectedPlaces: [],
  schools: [],
  employers: [],
  skills: [],
  languages: [],
  projects: [],
  unplaced: [],
}

test('fills in the last school and the present employer, whatever their order', () => {
  const filled = prefillOf({
    ...empty,
    name: read('李雷', 0.5),
    expectedPlaces: [read('上海', 0.8), read('杭州', 0.6), read('?', 0.1)],
    schools: [
      { school: read('南京大学'), end: read('2016-06'), major: read('数学') },
      { school: read('清华大学'), end: read('2019-06'), degree: read('master') },
    ],
    employers: [
      { employer: read('甲公司'), end: read('2021-01') },
      { employer: read('乙公司'), end: read('present'), title: read('工程师') },
    ],
  })
  expect(filled).toEqual({
    name: { value: '李雷', confidence: 0.5 },
    degree: { value: 'master', confidence: 0.9 },
    school: { value: '清华大学', confidence: 0.9 },
    graduated_at: { value: '2019-06', confidence: 0.9 },
    employer: { value: '乙公司', confidence: 0.9 },
    job_title: { value: '工程师', confidence: 0.9 },
    expected_places: { value: ['上海', '杭州'], confidence: 0.6 },
  })
})

test('leaves empty what is a guess, and a graduation that has no date yet', () => {
  const schools = [{ school: read('复旦大学'), end: read('present') }]
  expect(prefillOf({ ...empty, phone: read('13800138000', 0.2), schools })).toEqual({
    school: { value: '复旦大学', confidence: 0.9 },
  })
})
