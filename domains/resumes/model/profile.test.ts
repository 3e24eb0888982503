import { describe, expect, test } from 'vitest'
import { factsOf, type PersonFacts } from './facts-of.ts'
import { acceptedAs, factsAfter, profileOf } from './profile.ts'
import type { Corrections, Readings } from './resume-fields.ts'

const read = <Value>(value: Value) => ({
  value,
  confidence: 0.9,
  source: { page: 1, box: null, block: 3, text: '' },
})
const corrected = (values: Readonly<Record<string, string | null>>): Corrections =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => [path, [{ value, was: null, by: 7, at: '2026-01-01' }]]),
  )

const parsed: Readings = {
  name: read('Carlos Andrade'),
  city: read('São Paulo'),
  expectedPlaces: [read('São Paulo'), read('Santos')],
  employers: [
    { employer: read('Volt Motors'), title: read('Engineer'), start: read('2020-01'), end: read('present') },
    { employer: read('Sol SA'), end: read('2019-12') },
  ],
  schools: [{ school: read('USP'), major: read('Physics'), end: read('2015-06') }],
}
const taken = [{ value: null, was: 'Sol SA', by: 7, at: '2026-01-01' }]
const known = (more: Partial<PersonFacts> = {}): PersonFacts => ({ ...factsOf(parsed, {}).person, ...more })
const shown = (more: Partial<PersonFacts>, corrections: Corrections = {}) =>
  profileOf(parsed, corrections, known(more))
const told = (more: Partial<PersonFacts>, corrections: Corrections = {}) =>
  shown(more, corrections)
    .filter(({ isTold }) => isTold)
    .map(({ path, value, read: was }) => [path, value, was])

describe('what the profile shows', () => {
  test.each<[string, Partial<PersonFacts>, unknown[]]>([
    ['nothing else where the résumé says the same', {}, []],
    ['a single fact, with what was read beside it', { city: 'Recife' }, [['city', 'Recife', 'São Paulo']]],
    ['a fact the résumé does not tell', { gender: 'male' }, [['gender', 'male', null]]],
    [
      'an employer the résumé does not know, as an entry of its own that stands first',
      { employer: 'Nova Luz SA', job_title: null },
      [['employers.2.employer', 'Nova Luz SA', null]],
    ],
    [
      'a title at the employer it belongs to',
      { employer: 'volt  motors', job_title: 'Lead' },
      [['employers.0.title', 'Lead', 'Engineer']],
    ],
    [
      'an earlier employer of the résumé that is the present one',
      { employer: 'Sol SA', job_title: 'Head' },
      [['employers.1.title', 'Head', null]],
    ],
    [
      'a school with what belongs to it',
      { school: 'UFPE', major: 'Maths', graduated_at: '2021-12' },
      [
        ['schools.1.school', 'UFPE', null],
        ['schools.1.major', 'Maths', null],
        ['schools.1.end', '2021-12', null],
      ],
    ],
    [
      'the places wished for, as many as they are',
      { expected_places: ['Natal'] },
      [
        ['expected_places.0', 'Natal', 'São Paulo'],
        ['expected_places.1', null, 'Santos'],
      ],
    ],
  ])('%s', (_what, facts, expected) => expect(told(facts)).toEqual(expected))

  test('the entry of the candidate’s own words first', () => {
    const employers = shown({ employer: 'Nova Luz SA' }).filter(({ label }) => label === 'employers.employer')
    expect(employers.map(({ value }) => value)).toEqual(['Nova Luz SA', 'Volt Motors', 'Sol SA'])
  })

  test('what is known of somebody without a résumé', () => {
    const fields = profileOf({}, {}, { ...factsOf({}, {}).person, name: 'Ana', employer: 'Sol SA' })
    expect(fields.map(({ path, value }) => [path, value])).toEqual([
      ['name', 'Ana'],
      ['employers.0.employer', 'Sol SA'],
    ])
  })
})

/** The facts after corrections were made on top of each other. */
function after(more: Partial<PersonFacts>, changes: Readonly<Record<string, string | null>>) {
  const facts = known(more)
  return factsAfter(facts, { parsed, before: {}, after: corrected(changes), paths: Object.keys(changes) })
}

describe('what is known after a correction', () => {
  test('follows the entry of the candidate’s own words, and the profile shows it once', () => {
    const facts = after({ employer: 'Nova Luz SA' }, { 'employers.2.employer': 'Nova Luz Ltda' })
    expect(facts).toMatchObject({ employer: 'Nova Luz Ltda', job_title: 'Engineer' })
    const fields = profileOf(parsed, corrected({ 'employers.2.employer': 'Nova Luz Ltda' }), facts)
    expect(fields.filter(({ value }) => value === 'Nova Luz Ltda')).toHaveLength(1)
  })
  test('is not that of another entry', () => {
    expect(after({ employer: 'Nova Luz SA' }, { 'employers.0.employer': 'Volt Inc' }).employer).toBe(
      'Nova Luz SA',
    )
    expect(after({}, { 'employers.0.employer': 'Volt Inc' }).employer).toBe('Volt Inc')
  })
  test('is what the résumé tells where the candidate’s own words are taken away', () => {
    expect(after({ employer: 'Nova Luz SA' }, { 'employers.2.employer': null }).employer).toBe('Volt Motors')
  })
  test('keeps the other places wished for', () => {
    const facts = after({ expected_places: ['Recife', 'Natal'] }, { 'expected_places.0': 'Olinda' })
    expect(facts.expected_places).toEqual(['Olinda', 'Natal'])
  })
})

describe('the entry of the candidate’s own words', () => {
  const nothingRead = { ...factsOf({}, {}).person, employer: 'Nova Luz SA', job_title: 'Engineer' }
  const employersAfter = (
    parsed: Readings,
    facts: PersonFacts,
    changes: Readonly<Record<string, string>>,
  ) => {
    const made = corrected(changes)
    const next = factsAfter(facts, { parsed, before: {}, after: made, paths: Object.keys(changes) })
    const fields = profileOf(parsed, made, next)
    return Object.fromEntries(
      fields.filter(({ path }) => path.startsWith('employers.')).map(({ path, value }) => [path, value]),
    )
  }

  test.each<[string, Readonly<Record<string, string>>]>([
    ['something else is said of it', { 'employers.0.title': 'Head', 'employers.0.start': '2020-01' }],
    ['another stands beside it', { 'employers.1.employer': 'Volt Motors', 'employers.1.title': 'Clerk' }],
    ['a gap is left between them', { 'employers.3.employer': 'Volt Motors' }],
    ['both', { 'employers.0.text': 'Back end', 'employers.1.employer': 'Volt Motors' }],
    ['it is named anew', { 'employers.0.employer': 'Nova Luz Ltda' }],
  ])('keeps its place and its words when %s', (_what, changes) => {
    const told = { 'employers.0.employer': 'Nova Luz SA', 'employers.0.title': 'Engineer' }
    expect(employersAfter({}, nothingRead, changes)).toEqual({ ...told, ...changes })
  })

  test('keeps its place behind what was read, and takes none that was taken away', () => {
    const facts = known({ employer: 'Nova Luz SA', job_title: 'Engineer' })
    const written = employersAfter(parsed, facts, { 'employers.3.employer': 'Luz Ltda' })
    expect(written).toMatchObject({
      'employers.2.employer': 'Nova Luz SA',
      'employers.3.employer': 'Luz Ltda',
    })
    const gone = { ...corrected({ 'employers.0.employer': 'Volt' }), 'employers.1.employer': taken }
    expect(profileOf({}, gone, facts).find(({ value }) => value === 'Nova Luz SA')?.path).toBe(
      'employers.2.employer',
    )
  })
})

describe('what is accepted', () => {
  const before = corrected({ 'employers.0.employer': 'Corrected Ltd', city: 'Natal' })
  const held = known({ employer: 'Corrected Ltd', city: 'Natal' })
  test.each<[Partial<PersonFacts>, unknown]>([
    [{ city: 'Recife' }, { city: 'Recife' }],
    [{ employer: 'Third SA' }, { 'employers.0.employer': 'Third SA' }],
    [
      { employer: 'Third SA', job_title: 'Head' },
      { 'employers.0.employer': 'Third SA', 'employers.0.title': 'Head' },
    ],
    [{ school: 'UFPE' }, { 'schools.0.school': 'UFPE' }],
    [{ expected_places: ['Natal'] }, { 'expected_places.0': 'Natal', 'expected_places.1': null }],
  ])('is written where the held value stands: %o', (said, paths) => {
    expect(acceptedAs(said, { parsed, corrections: before, known: held })).toEqual(paths)
    const values = profileOf(
      parsed,
      { ...before, ...corrected(acceptedAs(said, { parsed, corrections: before, known: held })) },
      { ...held, ...said },
    )
    expect(values.filter(({ isTold }) => isTold)).toEqual([])
  })
})
