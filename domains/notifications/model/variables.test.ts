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
    ['empty braces', 'passed', 'x', '{{ }}', 'variable_unknown', 'body', ''],
  ] as const)('for %s', (_, event, subject, body, fault, field, name) => {
    expect(faultInTemplate(event, { subject, body })).toEqual({ fault, field, name })
  })
})

test.each([
  ['invited', 'At {{time}}', '{{ candidate }}: {{place}} {{page}}'],
  ['offered', '{{position}}', 'until {{offer_until}}'],
  ['message', 'Hello', 'no variable, and { one brace }'],
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
