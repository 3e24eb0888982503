import { describe, expect, test } from 'vitest'
import { faultInTemplate, fillWords } from './variables.ts'

describe('a template is refused', () => {
  test.each([
    ['a name nobody knows', 'passed', 'Hi', '{{cadidate}}', 'variable_unknown', 'body', 'cadidate'],
    ['a value the event has not', 'passed', 'Hi', '{{time}}', 'variable_without_value', 'body', 'time'],
    ['an address in the subject', 'passed', '{{page}}', 'x', 'variable_without_value', 'subject', 'page'],
    ['braces that do not close', 'passed', '{{candidate', 'x', 'variable_open', 'subject', '{{'],
    ['braces that do not open', 'passed', 'x', 'candidate}}', 'variable_open', 'body', '}}'],
    ['an invitation without its time', 'invited', 'Come', '{{place}}', 'variable_needed', 'body', 'time'],
    ['one brace', 'passed', 'x', 'Dear {candidate},', 'variable_foreign', 'body', '{candidate}'],
    ['one with a dollar', 'passed', 'Hi \u0024{name}', 'x', 'variable_foreign', 'subject', '\u0024{name}'],
    ['per cent', 'passed', 'x', 'Dear %CANDFULLNAME%', 'variable_foreign', 'body', '%CANDFULLNAME%'],
    ['brackets', 'passed', 'x', 'Dear [[name]]', 'variable_foreign', 'body', '[[name]]'],
    ['angles', 'passed', 'x', 'Dear <<First Name>>', 'variable_foreign', 'body', '<<First Name>>'],
    ['stars', 'passed', 'x', 'Dear *|FNAME|*', 'variable_foreign', 'body', '*|FNAME|*'],
    ['Chinese in one brace', 'passed', 'x', '{姓名}，您好', 'variable_foreign', 'body', '{姓名}'],
    ['empty braces', 'passed', 'x', '{{ }}', 'variable_unknown', 'body', ''],
  ] as const)('for %s', (_, event, subject, body, fault, field, name) => {
    expect(faultInTemplate(event, { subject, body })).toEqual({ fault, field, name })
  })
})

test.each([
  ['invited', 'At {{time}}', '{{ candidate }}: {{place}} {{page}}'],
  ['offered', '{{position}}', 'until {{offer_until}}'],
  ['message', 'Hello', 'no variable, and { one brace }'],
  ['message', '50% off, 100%', 'see https://acme.test/%E5%BC%A0abc%20x?a={id}, [1], <a> and 5%–10%'],
] as const)('is taken: %s', (event, subject, body) => {
  expect(faultInTemplate(event, { subject, body })).toBeNull()
})

test('values stand where they are named, as they are', () => {
  const values = { candidate: '{{page}} $& 王', position: 'Engineer' }
  expect(fillWords('{{candidate}}: {{ position }}!', values)).toEqual({ text: '{{page}} $& 王: Engineer!' })
})

test('what is not known of a candidate is said, and not left out', () => {
  expect(fillWords('{{candidate}} at {{time}}', { candidate: 'Wang', time: '' })).toEqual({ lacks: 'time' })
})
