import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Consent,
  consentOn,
  consentUntil,
  heldConsent,
  isAskedJustNow,
  leavingByMerge,
  renewalOn,
  saidLater,
  withdrewFor,
} from './consent.ts'

const day = '2026-11-23'
const nothing: Consent = { given_on: null, ends_on: null, withdrawn_at: null, asked_at: null }
const given = { ...nothing, given_on: '2025-11-23' }

test.each<[string, Consent | undefined, string]>([
  ['nobody was asked', undefined, 'none'],
  ['a row without an answer', nothing, 'none'],
  ['asked and not answered', { ...nothing, asked_at: new Date() }, 'asked'],
  ['given', { ...given, ends_on: '2027-11-23' }, 'given'],
  ['given, and asked to renew it', { ...given, ends_on: '2027-11-23', asked_at: new Date() }, 'given'],
  ['thirty-one days are left', { ...given, ends_on: '2026-12-24' }, 'given'],
  ['thirty days are left', { ...given, ends_on: '2026-12-23' }, 'ends_soon'],
  ['it ends today', { ...given, ends_on: '2026-11-23' }, 'ends_soon'],
  ['it ended yesterday', { ...given, ends_on: '2026-11-22' }, 'ended'],
  ['withdrawn', { ...given, ends_on: '2027-11-23', withdrawn_at: new Date() }, 'withdrawn'],
])('%s', (_, consent, expected) => {
  expect(consentOn(day, consent)).toBe(expected)
})

test.each([
  ['2026-11-23', '2028-11-23'],
  ['2024-02-29', '2026-03-01'],
  ['2025-12-31', '2027-12-31'],
  ['2026-01-01', '2028-01-01'],
  ['2027-02-28', '2029-02-28'],
  ['2028-02-29', '2030-03-01'],
])('an agreement of %s holds until %s', (from, until) => {
  expect(consentUntil(from)).toBe(until)
})

test('whoever agrees today has agreed today', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const today = date.toISOString().slice(0, 10)
      const consent = { ...nothing, given_on: today, ends_on: consentUntil(today) }
      expect(consentOn(today, consent)).toBe('given')
      expect(consentOn(consentUntil(today), consent)).toBe('ends_soon')
    }),
  )
})

test('a day later nothing is better than it was, unless somebody says something', () => {
  const order = ['given', 'ends_soon', 'ended']
  const offset = fc.integer({ min: -800, max: 800 })
  fc.assert(
    fc.property(offset, (days) => {
      const at = (add: number) =>
        new Date(Date.parse(`${day}T00:00:00Z`) + add * 86_400_000).toISOString().slice(0, 10)
      const consent = { ...nothing, given_on: day, ends_on: consentUntil(day) }
      const [today, tomorrow] = [consentOn(at(days), consent), consentOn(at(days + 1), consent)]
      expect(order.indexOf(tomorrow)).toBeGreaterThanOrEqual(order.indexOf(today))
    }),
  )
})

test('what was withdrawn stays so, however long it would have held', () => {
  const withdrawn = { ...nothing, given_on: day, ends_on: '2999-01-01', withdrawn_at: new Date() }
  expect(consentOn(day, withdrawn)).toBe('withdrawn')
  expect(consentOn('2999-06-01', withdrawn)).toBe('withdrawn')
})

test('who was asked and never answered has agreed to nothing', () => {
  const asked = { ...nothing, asked_at: new Date('2020-01-01T00:00:00Z') }
  for (const on of ['2020-01-01', '2026-11-23', '2100-01-01']) {
    expect(consentOn(on, asked)).toBe('asked')
  }
  expect(consentOn('2026-11-23', { ...asked, given_on: '2020-02-01', ends_on: '2022-02-01' })).toBe('ended')
})

test('nobody has agreed before they were ever asked', () => {
  expect(consentOn('2026-11-23', undefined)).toBe('none')
  expect(consentOn('2026-11-23', { ...nothing })).toBe('none')
})

const soon = { ...given, ends_on: '2026-12-10' }
const askedOn = (on: string) => ({ asked_at: new Date(`${on}T09:00:00Z`) })

test.each<[string, Consent, boolean, string | null, string | null]>([
  ['nothing was agreed', nothing, true, null, null],
  ['withdrawn', { ...soon, withdrawn_at: new Date() }, true, null, null],
  ['it holds for long', { ...given, ends_on: '2027-11-23' }, true, null, '2027-10-24'],
  ['its last month has begun', soon, true, 'ask', '2026-12-11'],
  ['asked before its last month', { ...soon, ...askedOn('2026-11-01') }, true, 'ask', '2026-12-11'],
  ['asked in its last month', { ...soon, ...askedOn('2026-11-20') }, true, null, '2026-12-11'],
  ['asked late', { ...given, ends_on: '2026-11-25', ...askedOn('2026-11-22') }, true, null, '2026-12-06'],
  ['over, and never asked', { ...given, ends_on: '2026-11-01' }, true, 'ask', '2026-12-07'],
  [
    'over, with days left to answer',
    { ...given, ends_on: '2026-11-22', ...askedOn('2026-11-10') },
    true,
    null,
    '2026-11-24',
  ],
  [
    'over, and the days to answer too',
    { ...given, ends_on: '2026-11-22', ...askedOn('2026-11-09') },
    true,
    'let_go',
    null,
  ],
  ['ends today', { ...given, ends_on: day, ...askedOn('2026-10-30') }, true, null, '2026-11-24'],
  ['nobody can ask them', soon, false, 'ask', '2026-12-11'],
  ['nobody could ask them', { ...given, ends_on: '2026-11-22' }, false, 'let_go', null],
])('renewal: %s', (_, consent, canBeAsked, due, next) => {
  expect(renewalOn(day, consent, { canBeAsked })).toEqual({ due, next })
})

test('whenever it is looked at as told, everybody is asked once before they are let go', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (late) => {
      const from = Date.parse('2026-11-23T00:00:00Z')
      const written = (at: number) => new Date(at).toISOString().slice(0, 10)
      let consent: Consent = { ...given, ends_on: written(from + 700 * 86_400_000) }
      let on = written(from + late * 86_400_000)
      const done: string[] = []
      for (let looks = 0; looks < 5; looks++) {
        const { due, next } = renewalOn(on, consent, { canBeAsked: true })
        if (due) done.push(due)
        if (due === 'ask') consent = { ...consent, asked_at: new Date(`${on}T09:00:00Z`) }
        if (next === null) break
        on = next
      }
      expect(done).toEqual(['ask', 'let_go'])
    }),
  )
})

const on = (given_on: string) => ({ ...nothing, given_on, ends_on: consentUntil(given_on) })
const back = (at: string) => ({ ...nothing, withdrawn_at: new Date(at) })
const asked = { ...nothing, asked_at: new Date('2026-11-20T12:00') }

test.each<[string, readonly Consent[], Consent | undefined]>([
  ['nothing', [], undefined],
  ['the only answer', [asked, on('2026-01-01')], { ...on('2026-01-01'), asked_at: asked.asked_at }],
  ['the later answer', [on('2026-01-01'), on('2026-03-01')], on('2026-03-01')],
  ['a withdrawal after an agreement', [on('2026-01-01'), back('2026-02-01T12:00')], back('2026-02-01T12:00')],
  ['an agreement after a withdrawal', [back('2026-02-01T12:00'), on('2026-03-01')], on('2026-03-01')],
  ['a withdrawal on the same day', [on('2026-02-01'), back('2026-02-01T12:00')], back('2026-02-01T12:00')],
])('of what one person said on two records holds %s', (_, said, expected) => {
  expect(heldConsent(said)).toEqual(expected)
  expect(heldConsent(said.toReversed())).toEqual(expected)
})

const [kept, other] = [1, 2]
const of = (candidate_id: number, consent: Consent = nothing) => ({ ...consent, candidate_id })

test.each([
  ['nobody of one who stands', [kept], [], []],
  ['nobody where only the other stands', [other], [], []],
  ['the other where both stand', [kept, other], [], [other]],
  ['who stands where the other took it back', [kept], [of(other, back('2026-02-01T12:00'))], [kept]],
  ['both then', [kept, other], [of(other, back('2026-02-01T12:00'))], [kept, other]],
  ['nobody who was kept again', [kept], [of(kept, back('2026-02-01T12:00'))], []],
  ['nobody who agreed later', [kept], [of(other, back('2026-02-01T12:00')), of(kept, on('2026-03-01'))], []],
])('a merge takes %s out of the pool', (_, standing, said, expected) => {
  const places = standing.map((id) => of(id))
  expect(leavingByMerge(places, said, kept).map(({ candidate_id }) => candidate_id)).toEqual(expected)
})

test('whoever was asked just after midnight by the company’s clock has fourteen days from that day', () => {
  const consent = { ...on('2024-12-01'), asked_at: new Date('2026-11-25T00:30') }
  expect(renewalOn('2026-12-08', consent, { canBeAsked: true })).toEqual({ due: null, next: '2026-12-09' })
})

test.each([
  [undefined, false],
  [nothing, false],
  [{ ...nothing, asked_at: new Date('2026-11-24T09:00:01') }, true],
  [{ ...nothing, asked_at: new Date('2026-11-24T09:00:00') }, false],
])('%j was asked just now: %s', (consent, isJustNow) => {
  expect(isAskedJustNow(new Date('2026-11-25T09:00:00'), consent)).toBe(isJustNow)
})

test.each<[string, Consent | undefined, string, string | null]>([
  ['nobody asked', undefined, '2026-03-01T12:00', null],
  ['agreed', on('2026-02-01'), '2026-01-01T12:00', null],
  ['withdrew, and has not applied since', back('2026-02-01T12:00'), '2026-01-31T12:00', '2026-02-01'],
  ['withdrew at that very moment', back('2026-02-01T12:00'), '2026-02-01T12:00', '2026-02-01'],
  ['withdrew, and applied anew', back('2026-02-01T12:00'), '2026-02-01T12:01', null],
])('keeping whom %s', (_, consent, appliedAt, expected) => {
  expect(withdrewFor(consent, new Date(appliedAt))).toBe(expected)
})

test.each<[string, Consent | undefined, string | null]>([
  ['nothing', undefined, null],
  ['a question without an answer', asked, null],
  ['an earlier agreement', on('2026-01-31'), null],
  ['an agreement of the same day', on('2026-02-01'), null],
  ['a later agreement', on('2026-02-02'), '2026-02-02'],
  ['an earlier withdrawal', back('2026-01-31T12:00'), null],
  ['a withdrawal of the same day', back('2026-02-01T12:00'), '2026-02-01'],
  ['a later withdrawal', back('2026-11-26T12:00'), '2026-11-26'],
])('an agreement of 1 February and %s', (_, held, expected) => {
  expect(saidLater(held, '2026-02-01')).toBe(expected)
})
