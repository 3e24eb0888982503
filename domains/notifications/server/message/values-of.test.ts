import { languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import type { Addressee } from './addressees.ts'
import { valuesOf } from './values-of.ts'

const lin: Addressee = {
  candidate_id: 1,
  id: 1,
  stage: 12,
  name: 'Lin',
  email: null,
  phone: null,
  has_page: false,
  language: 'en-US' as const,
  position: 'Engineer',
  process_id: 3,
  step_title: 'Second interview',
  company: 'Acme',
  record_stage: 12,
  meets_at: new Date('2027-03-02T02:00:00Z'),
  meets_until: new Date('2027-03-02T03:00:00Z'),
  place: 'Room 7',
  is_online: false,
  offer_valid_until: null,
  entry_date: null,
  pass_template_id: null,
  told_events: null,
}
const setting = { stage: 12, language: 'en-US', sender: 'He' } as const
const shown = (who: Partial<Addressee> = {}, more: object = {}) =>
  valuesOf({ ...lin, ...who }, { ...setting, ...more })

describe('what variables stand for', () => {
  test('is what is agreed on where they are', () => {
    expect(shown()).toMatchObject({
      candidate: 'Lin',
      position: 'Engineer',
      company: 'Acme',
      sender: 'He',
      stage: 'Second interview',
      place: 'Room 7',
      offer_until: '',
      entry_day: '',
    })
    expect(shown().time).toMatch(/March 2, 2027.*:00/)
  })

  test('is nothing where what is agreed on belongs to a stage that was left', () => {
    expect(shown({ record_stage: 3 })).toMatchObject({ time: '', place: '' })
    expect(shown({ record_stage: null })).toMatchObject({ time: '', place: '' })
  })

  test('is what is being agreed on before what stands, and a new beginning forgets the former end', () => {
    const agreed = { meets_at: '2027-04-05T02:00:00Z', place: 'Hall 2' }
    const { time, place } = shown({}, { agreed })
    expect(time).toContain('April 5, 2027')
    expect(time).not.toContain('–')
    expect(place).toBe('Hall 2')
  })

  test('is the day an offer holds until, as a day and in no zone', () => {
    const at = { stage: 5, record_stage: 5, offer_valid_until: '2027-03-31', step_title: null }
    expect(shown(at, { stage: 5 })).toMatchObject({ stage: 'Offer' })
    expect(shown(at, { stage: 5 }).offer_until).toContain('March 31, 2027')
  })

  test('of a message of any stage is the stage somebody is in', () => {
    expect(shown({}, { stage: 0 }).stage).toBe('Second interview')
    expect(shown({ step_title: '' }, { stage: 0 }).stage).toBe('Interview')
  })

  test('of a stage they are not in is that stage’s own name', () => {
    expect(shown({ stage: 1 }).stage).toBe('Interview')
  })

  test.each(languages)('says in %s that a meeting takes place online', (language) => {
    const { place } = shown({ place: '', is_online: true }, { language })
    expect(place).not.toBe('')
    expect(shown({ place: '', is_online: false }, { language }).place).toBe('')
  })
})
