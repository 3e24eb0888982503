import { money } from '@bole/positions/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannerInFull } from '../testing/examples.ts'
import { lacking, positionForm } from './position.ts'

const { bodyOf, empty, fieldsOf } = positionForm

test('money is written in the currency’s own unit and sent in its smallest', () => {
  const fields = fieldsOf(plannerInFull)
  expect([fields.salary_from, fields.salary_to]).toEqual([15_000, 25_000.5])
  expect(bodyOf(fields)).toMatchObject({
    salary_from: 1_500_000,
    salary_to: 2_500_050,
    salary_currency: 'CNY',
  })
  const yen = { ...fields, salary_currency: 'JPY', salary_from: 300_000, salary_to: null }
  expect(bodyOf(yen)).toMatchObject({ salary_from: 300_000, salary_to: null })
})

test('any amount is shown as people write it, and comes back as it was', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom(...money.currencies),
      (salary_from, salary_to, salary_currency) => {
        const fields = fieldsOf({ ...plannerInFull, salary_from, salary_to, salary_currency })
        expect(bodyOf(fields)).toMatchObject({ salary_from, salary_to, salary_currency })
        for (const shown of [fields.salary_from, fields.salary_to])
          expect(String(shown)).toMatch(/^\d+(\.\d{1,2})?$/)
      },
    ),
  )
})

test('what is left empty is left to the server, or cleared where it can be', () => {
  const body = bodyOf({ ...empty, theme_id: 9, title: 'x' })
  expect(body).not.toHaveProperty('owner_id')
  expect(body).not.toHaveProperty('process_id')
  expect(body).toMatchObject({ theme_id: 9, department_id: null, degree: null, head_count: 1, city_list: [] })
})

test('says what is lacking for opening', () => {
  expect(lacking(undefined)).toEqual(['title_missing', 'city_missing', 'head_count_missing', 'text_missing'])
  expect(lacking(fieldsOf(plannerInFull))).toEqual(['city_missing'])
})
