import { expect, it } from 'vitest'
import { parseResume } from './parse-resume.ts'
import { documentOf } from './text/lines-of.fixture.ts'

const today = new Date('2026-01-01')

it('takes no number and no address from those who vouch for the writer', () => {
  const { phone, email } = parseResume(
    documentOf(
      ...['Ann Lee', 'References', 'Dr Marsh, 13800000001, marsh@example.org'],
      ...['Contact', '13900000002', 'ann@example.com'],
    ),
    { today },
  )
  expect([phone?.value, email?.value]).toEqual(['13900000002', 'ann@example.com'])
})
