import { stages } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actsOf, guessStanding, type StandingWord, standings } from './standings.ts'
import { fateOf } from './undoing.ts'

const { screening, approval, exam, interview, offer, entry } = stages.stage
const at = new Date('2019-01-01')
const told = (words: readonly StandingWord[], process: readonly stages.Stage[]) =>
  actsOf(
    words.map((standing) => ({ standing, at })),
    process,
  ).map(({ act }) => ('action' in act ? act.action : act.do === 'move' ? `to ${act.to}` : act.do))

const whole = [screening, approval, exam, interview, offer, entry]

describe('where somebody stood', () => {
  test.each<[StandingWord[], readonly stages.Stage[], string[]]>([
    [['awaiting'], whole, []],
    [['screening'], whole, ['take_up']],
    [['passed_screening'], whole, ['take_up', 'pass']],
    [['screening', 'interview', 'eliminated'], whole, ['take_up', `to ${interview}`, 'eliminate']],
    [['interview', 'interview', 'offer'], whole, ['take_up', `to ${interview}`, `to ${offer}`]],
    [['offer', 'eliminated'], whole, ['take_up', `to ${offer}`, 'un_sign_contact']],
    [['hired'], whole, ['take_up', `to ${entry}`, 'entry']],
    [['hired'], [screening, offer], ['take_up', `to ${offer}`, 'sign_contact']],
    [['hired'], [screening], ['take_up']],
    [['exam'], [screening], ['take_up']],
    [['refused'], whole, ['refuse']],
    [['eliminated', 'interview'], whole, ['take_up', 'eliminate']],
  ])('%j by %j takes %j', (words, process, acts) => expect(told(words, process)).toEqual(acts))

  test('is reached by no move to a stage the process lacks, and by nothing after an end', () => {
    const anyProcess = fc
      .subarray([approval, exam, interview, offer, entry])
      .map((rest) => [screening, ...rest])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...standings), { maxLength: 8 }), anyProcess, (words, process) => {
        const acts = told(words, process)
        for (const act of acts) if (act.startsWith('to ')) expect(process).toContain(Number(act.slice(3)))
        const end = acts.findIndex((act) =>
          ['eliminate', 'refuse', 'un_entry', 'un_sign_contact'].includes(act),
        )
        if (end >= 0) expect(end).toBe(acts.length - 1)
      }),
    )
  })
})

test.each([
  ['面试', 'interview'],
  [' Rejected ', 'eliminated'],
  ['Placed', 'hired'],
  ['待筛选', 'awaiting'],
  ['Contratado', 'hired'],
  ['飞走了', null],
])('the status %j means %j', (word, standing) => expect(guessStanding(word)).toBe(standing))

describe('what a row made, when its import is undone', () => {
  const none = { madePerson: true, person: null, application: null, addedFiles: false } as const
  test.each([
    [{}, { undone: 'removed', because: null }],
    [{ application: 'went_on' }, { undone: 'kept', because: 'went_on' }],
    [{ person: 'noted' }, { undone: 'kept', because: 'noted' }],
    [{ person: 'other_application' }, { undone: 'in_part', because: 'other_application' }],
    [
      { person: 'other_application', application: 'labelled' },
      { undone: 'kept', because: 'labelled' },
    ],
    [
      { madePerson: false, person: 'noted' },
      { undone: 'removed', because: null },
    ],
    [
      { madePerson: false, addedFiles: true },
      { undone: 'in_part', because: 'file_added' },
    ],
  ] as const)('with %j is %j', (since, fate) => expect(fateOf({ ...none, ...since })).toEqual(fate))
})
