import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Advertised, escapeMarkup, jobPosting, jsonInMarkup } from './job-posting.ts'

const position: Advertised = {
  id: 7,
  title: 'Rust engineer',
  description: 'Build it.\nWell.\n\nShip it.',
  requirements: '<script>alert(1)</script>',
  category: '研发',
  cities: ['上海', 'São Paulo'],
  company: { name: 'Lumiponte', description: '' },
  head_count: 3,
  degree: 'master',
  salary_from: 3_000_000,
  salary_to: null,
  salary_currency: 'CNY',
  opened_at: '2026-01-02T00:00:00.000Z',
  closes_at: null,
}

describe('a position as search engines read it', () => {
  test('has what they ask for, and no markup of anybody’s', () => {
    expect(jobPosting(position, 'https://jobs.cn/careers/a/positions/7')).toMatchObject({
      '@type': 'JobPosting',
      description: '<p>Build it.<br>Well.</p><p>Ship it.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      jobLocation: [{ address: { addressLocality: '上海' } }, { address: { addressLocality: 'São Paulo' } }],
      baseSalary: { currency: 'CNY', value: { minValue: 30_000, unitText: 'MONTH' } },
      educationRequirements: { credentialCategory: 'postgraduate degree' },
      totalJobOpenings: 3,
      occupationalCategory: '研发',
    })
  })
  test.each([
    ['JPY', 300_000, 300_000],
    ['CNY', 300_000, 3_000],
  ])('salaries in %s are counted in its units', (salary_currency, salary_to, maxValue) => {
    const told = jobPosting({ ...position, salary_from: null, salary_to, salary_currency }, '')
    expect(told).toMatchObject({ baseSalary: { value: { maxValue } } })
  })
  test('says nothing of what is not known', () => {
    const told = jobPosting(
      { ...position, degree: null, salary_from: null, description: '', requirements: '' },
      '',
    )
    expect(told).not.toHaveProperty('baseSalary')
    expect(told).not.toHaveProperty('educationRequirements')
    expect(told).not.toHaveProperty('validThrough')
    expect(told.description).toBe('Rust engineer')
  })
})

describe('whatever somebody typed', () => {
  test('is no markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeMarkup(text)).not.toMatch(/[<>"'\u0000]|&(?!amp;|lt;|gt;|quot;|#39;)/)
      }),
    )
  })
  test('ends no script, and is read back as it was', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = jsonInMarkup({ text: `</script><!--${text}` })
        expect(written).not.toMatch(/[<>]/)
        expect(JSON.parse(written)).toEqual({ text: `</script><!--${text}` })
      }),
    )
  })
})
