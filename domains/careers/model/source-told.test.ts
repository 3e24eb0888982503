import { expect, test } from 'vitest'
import { sourceTold } from './source-told.ts'

test.each([
  [undefined, 'career_site', null],
  ['', 'career_site', null],
  ['referral:', 'career_site', null],
  ['referral: A1 ', 'referral', 'A1'],
  ['ref:AB12CD34', 'referral', 'AB12CD34'],
  ['ref:', 'career_site', null],
  ['dzcode:A1', 'campaign', 'A1'],
  ['utm_campaign:autumn:2026', 'campaign', 'autumn:2026'],
  ['utm_source:fair', 'campaign', 'fair'],
  ['source:job_board', 'job_board', null],
  ['source:upload', 'campaign', 'upload'],
  ['source:Weibo', 'campaign', 'Weibo'],
  ['utm_source:a, b', 'campaign', 'a b'],
  ['nothing', 'career_site', null],
])('%j says %s with the code %j', (said, source, code) => expect(sourceTold(said)).toEqual({ source, code }))

test('a code is kept up to a bound', () => {
  expect(sourceTold(`referral:${'x'.repeat(500)}`).code).toHaveLength(80)
})
