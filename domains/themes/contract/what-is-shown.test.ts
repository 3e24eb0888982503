import { languages } from '@bole/platform/contract'
import { formOf, limits } from '@bole/themes/model'
import { describe, expect, test } from 'vitest'
import { themesApi } from './api.ts'
import { questionNames } from './question-names.ts'
import { tableTexts } from './table-texts.ts'

const { updateTheme, addCustomMenu, captionPicture, saveStations, setLimitField, setLimitFields } = themesApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

const change = (changes: object) => takes(updateTheme.body, { id: 1, version: 1, ...changes })
const step = { title: '网申', day_from: '2027-03-01' }
const said = { question: '可以投几个？', answer: '两个' }
const many = (count: number, one: object) => Array.from({ length: count }, () => one)

describe('what a project shows', () => {
  test.each<[object, boolean]>([
    [{ isSchedule: 1, schedule: [] }, true],
    [{ schedule: [step] }, true],
    [{ schedule: [{ ...step, day_to: '2027-03-31' }] }, true],
    [{ schedule: [{ ...step, day_to: null }] }, true],
    [{ schedule: [{ ...step, day_from: 'March' }] }, false],
    [{ schedule: [{ ...step, day_from: '2027-02-29' }] }, false],
    [{ schedule: [{ ...step, title: ' ' }] }, false],
    [{ schedule: [{ ...step, title: 'x'.repeat(61) }] }, false],
    [{ schedule: [{ title: '网申' }] }, false],
    [{ schedule: many(40, step) }, true],
    [{ schedule: many(41, step) }, false],
    [{ isQa: 'true', qa: [said] }, true],
    [{ isQa: 'perhaps' }, false],
    [{ qa: [{ ...said, answer: '' }] }, false],
    [{ qa: [{ ...said, question: 'x'.repeat(201) }] }, false],
    [{ qa: [{ ...said, answer: 'x'.repeat(2000) }] }, true],
    [{ qa: many(41, said) }, false],
    [{ company: { logo: null } }, true],
    [{ company: { logo: 7 } }, true],
    [{ company: { logo: 0 } }, false],
    [{ company: { logo: 'logo.png' } }, false],
  ])('%j is taken: %s', (changes, isTaken) => expect(change(changes)).toBe(isTaken))

  test.each<[string, boolean]>([
    ['https://example.com', true],
    ['http://example.com/film?a=1#b', true],
    ['https://招聘.example.com/', true],
    ['//example.com', false],
    ['ftp://example.com', false],
    ['javascript:alert(1)', false],
    ['https://example.com/a b', false],
    [`https://example.com/${'x'.repeat(300)}`, false],
    ['', false],
  ])('a link to “%s” is taken: %s', (url, isTaken) => {
    expect(takes(addCustomMenu.body, { theme_id: 1, title: '官网', url })).toBe(isTaken)
  })

  test.each<[object, boolean]>([
    [{ id: 1, caption: '' }, true],
    [{ id: 1, caption: '前台' }, true],
    [{ id: 1, caption: 'x'.repeat(121) }, false],
    [{ caption: '前台' }, false],
  ])('a caption %j is taken: %s', (body, isTaken) => expect(takes(captionPicture.body, body)).toBe(isTaken))
})

describe('what people who apply are asked', () => {
  test.each<[object, boolean]>([
    [{ isOpen: true }, true],
    [{ isOpen: '0' }, true],
    [{}, false],
    [{ isOpen: true, fieldData: { basic: ['gender'] } }, true],
    [{ isOpen: true, fieldData: { basic: 'gender' } }, false],
    [{ isOpen: true, fieldData: { education: [''] } }, false],
    [{ isOpen: true, fieldData: { evaluation: many(61, {}).map(() => 'resume') } }, false],
  ])('a limit of %j is taken: %s', (given, isTaken) => {
    expect(takes(setLimitField.body, { theme_id: 1, ...given })).toBe(isTaken)
  })

  test('a table says which project it is of', () => {
    expect([takes(setLimitFields.body, { theme_id: '9' }), takes(setLimitFields.body, {})]).toEqual([
      true,
      false,
    ])
  })

  test.each<[object, boolean]>([
    [{ station_list: [] }, true],
    [{ station_list: [{ name: '杭州' }] }, true],
    [{ station_list: [{ name: '浙江大学', type: 'university' }] }, true],
    [{ station_list: [{ name: '浙江大学', type: 'school' }] }, false],
    [{ station_list: [{ name: '' }] }, false],
    [{ station_list: many(501, { name: '杭州' }) }, false],
    [{}, false],
  ])('stations %j are taken: %s', (given, isTaken) => {
    expect(takes(saveStations.body, { theme_id: 1, version: 1, ...given })).toBe(isTaken)
  })
})

describe.each(languages)('in %s', (language) => {
  test('every usual question has a name of its own', () => {
    const names: Readonly<Record<string, string>> = questionNames[language]
    const called = formOf([]).map(({ key }) => names[key])
    expect(called.every(Boolean)).toBe(true)
    expect(new Set(called).size).toBe(called.length)
  })

  test('each fault of a table is told apart', () => {
    const { faults, fileName } = tableTexts[language]
    expect(new Set(Object.values(faults)).size).toBe(3)
    expect(fileName).toMatch(/\.xlsx$/)
  })
})

test('what names a field in one language names no other field in another', () => {
  const keysOf = new Map<string, Set<string>>()
  for (const language of languages)
    for (const [key, name] of Object.entries(questionNames[language]))
      keysOf.set(name.toLowerCase(), (keysOf.get(name.toLowerCase()) ?? new Set()).add(key))
  expect([...keysOf].filter(([, keys]) => keys.size > 1)).toEqual([])
  expect(limits.limitableFields()).toHaveLength(12)
})
