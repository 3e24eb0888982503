import { describe, expect, test } from 'vitest'
import { type Case, faultOfQuestion } from './cases.ts'
import { endingOf } from './ending.ts'
import { codingLanguages, generalLanguages, starters } from './languages.ts'
import { resultsOf } from './results.ts'
import { comparable, verdictOf } from './verdict.ts'
import { isCursorNews, isCursorShown, needsSnapshot } from './written.ts'

const at = (time: string) => new Date(`2030-03-01T${time}Z`)

describe('a case', () => {
  test.each([
    ['done', '3\n', '3', 'passed'],
    ['done', '3 \r\n4\r\n\r\n', '3\n4', 'passed'],
    ['done', ' 3', '3', 'wrong'],
    ['done', '1\n\n2', '1\n2', 'wrong'],
    ['timeout', '3', '3', 'timeout'],
    ['memory', '', '', 'memory'],
    ['flood', '3', '3', 'flood'],
    ['failed', '3', '3', 'failed'],
  ] as const)('that ended %s with %j where %j was expected is %s', (ending, output, expected, verdict) =>
    expect(verdictOf(ending, output, expected)).toBe(verdict),
  )

  test('is compared without what cannot be seen at the ends of lines', () =>
    expect(comparable('a \t\nb\n\n')).toBe('a\nb'))
})

describe('a question', () => {
  const visible: Case = { input: '1', expected: '2', isHidden: false }
  const hidden: Case = { ...visible, isHidden: true }
  test.each([
    [['python'], [visible, hidden], null],
    [['python'], [], null],
    [[], [visible], 'no_language'],
    [['python'], [hidden], 'no_visible_case'],
  ])('in %j with %j has the fault %s', (languages, cases, fault) =>
    expect(faultOfQuestion(languages, cases)).toBe(fault),
  )

  test('begins in each language with how its input is read', () => {
    expect(codingLanguages.filter((language) => starters[language] === '')).toEqual([])
    expect(generalLanguages).not.toContain('sql')
  })
})

describe('a program', () => {
  test.each([
    [99, 0, false],
    [100, 0, true],
    [250, 200, false],
    [300, 200, true],
  ])('with update %i and its whole as of %i is written down whole: %s', (last, snapshot, is) =>
    expect(needsSnapshot(last, snapshot)).toBe(is),
  )
})

describe('a cursor', () => {
  const place = { language: 'python', anchor: 3, head: 5 }
  test.each([
    [null, place, true],
    [{ ...place, seenAt: at('02:00:00') }, place, false],
    [{ ...place, seenAt: at('01:59:59') }, place, true],
    [{ ...place, seenAt: at('02:00:00') }, { ...place, head: 6 }, true],
    [{ ...place, seenAt: at('02:00:00') }, { ...place, anchor: 4 }, true],
    [{ ...place, seenAt: at('02:00:00') }, { ...place, language: 'java' }, true],
  ])('that was %j and is %j is news: %s', (before, after, is) =>
    expect(isCursorNews(before, after, at('02:00:01'))).toBe(is),
  )

  test('is shown for six seconds', () =>
    expect([
      isCursorShown(at('02:00:00'), at('02:00:05')),
      isCursorShown(at('02:00:00'), at('02:00:06')),
    ]).toEqual([true, false]))
})

describe('a process', () => {
  const fine = { code: 0, cutOff: null, isOutOfMemory: false, complaint: '' } as const
  test.each([
    [fine, 'done'],
    [{ ...fine, code: 1 }, 'failed'],
    [{ ...fine, code: 139 }, 'failed'],
    [{ ...fine, code: 137, cutOff: 'timeout' }, 'timeout'],
    [{ ...fine, code: 152 }, 'timeout'],
    [{ ...fine, code: 137, cutOff: 'flood' }, 'flood'],
    [{ ...fine, code: 137 }, 'memory'],
    [{ ...fine, code: 1, isOutOfMemory: true }, 'memory'],
    [{ ...fine, code: 1, complaint: 'Traceback …\nMemoryError' }, 'memory'],
  ] as const)('that is %j ended %s', (ended, ending) => expect(endingOf(ended)).toBe(ending))
})

test('the cases that were not reached before the time was over are skipped', () => {
  const cases: readonly Case[] = [
    { input: '1', expected: '2', isHidden: false },
    { input: '2', expected: '4', isHidden: true },
  ]
  const outcome = { ending: 'done', output: '2\n', complaint: '', milliseconds: 5 } as const
  expect(resultsOf(cases, [outcome])).toMatchObject([
    { verdict: 'passed', isHidden: false },
    { verdict: 'skipped', isHidden: true },
  ])
})
