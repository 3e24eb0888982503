import { expect, test } from 'vitest'
import { wordsFor } from '../templates/words-of.ts'
import { isToldBy, templateOf, whyNotWritten } from './chosen-by-project.ts'

const chosen = (told_events: string[] | null, pass_template_id: number | null = null) => ({
  told_events,
  pass_template_id,
})

test.each([
  [null, 'invited', true],
  [['passed'], 'passed', true],
  [['passed'], 'eliminated', false],
  [[], 'invited', false],
  [[], 'message', true],
  [[], 'repositioned', true],
] as const)('a project that tells of %j tells of %s: %s', (told, event, expected) => {
  expect(isToldBy(chosen(told && [...told]), event)).toBe(expected)
})

test('a template is chosen for a pass alone', () => {
  expect([templateOf(chosen(null, 7), 'passed'), templateOf(chosen(null, 7), 'eliminated')]).toEqual([
    7,
    null,
  ])
})

test('the words that a project has chosen hold before those of the process, in their own language', () => {
  const words = (
    id: number,
    process_id: number | null,
    subject: string,
    language: 'zh-CN' | 'en-US' = 'zh-CN',
  ) => ({
    ...{ id, process_id, subject, language, body: '' },
  })
  const templates = [
    words(1, 3, '流程'),
    words(2, null, '公司'),
    words(7, 9, '别的流程'),
    words(8, 9, 'Other', 'en-US'),
  ]
  const occasion = { stage: 1, event: 'passed', language: 'zh-CN', channel: 'mail' } as const
  const subjectFor = (chosenId: number | null) => wordsFor(templates, 3, occasion, chosenId).subject
  expect([subjectFor(7), subjectFor(null), subjectFor(99), subjectFor(8)]).toEqual([
    '别的流程',
    '流程',
    '流程',
    '流程',
  ])
})

test('who is not written to hears why: of the project first', () => {
  const who = { id: 1, ...chosen(['passed']) }
  const whyNot = (event: 'passed' | 'eliminated', none: readonly number[]) =>
    whyNotWritten(who, event, new Set(none))
  expect([whyNot('passed', []), whyNot('passed', [1]), whyNot('eliminated', [1])]).toEqual([
    null,
    'unsubscribed',
    'not_told',
  ])
})
