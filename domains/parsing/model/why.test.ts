import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { documentOf } from './text/lines-of.fixture.ts'
import { explained } from './why.ts'

const document = documentOf(
  'Jane Roe',
  'jane.roe@example.com',
  'Experience',
  'Acme Ltd, Engineer\t2019 – 2021',
)
const parse = () => parseResume(document, { today: new Date('2026-01-01') })

it('tells which rule decided on a value, and who asked it', () => {
  const { result, whyOf } = explained(parse)
  const [job] = result.employers
  expect(result.email && whyOf(result.email)).toMatch(/^readMail \(fields\/contacts\.ts:\d+\) < parseResume/)
  expect(job?.employer && whyOf(job.employer)).toMatch(
    /^readEntry \(entries\/read-employer\.ts:\d+\) < readEmployers/,
  )
})

it('says the same values, and nothing when nobody asks', () => {
  const plain = parse()
  const { result, whyOf } = explained(parse)
  expect(result).toEqual(plain)
  expect(plain.email && whyOf(plain.email)).toBeNull()
})
