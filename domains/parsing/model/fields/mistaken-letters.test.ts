import { expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import { reading } from '../reading.ts'
import { documentOf, linesOf } from '../text/lines-of.fixture.ts'
import { mailBesideName, withoutIcons } from './mistaken-letters.ts'

it.each([
  ['@ +34 910 000 552\tOQ Valencia', '+34 910 000 552\tValencia'],
  ['M jane.roe@example.com', 'jane.roe@example.com'],
  ['= jane.roe@example.com | 9 Leeds', 'jane.roe@example.com | 9 Leeds'],
  ['& (202) 555-0190\tin linkedin.com/in/roe', '(202) 555-0190\tin linkedin.com/in/roe'],
  ['jane.roe@examplecom', 'jane.roe@example.com'],
  ['J Smith', 'J Smith'],
])('withoutIcons(%j) is %j', (seen, text) =>
  expect(withoutIcons(linesOf(seen)).map((line) => line.text)).toEqual([text]),
)

it.each([
  ['Mjane.roe@example.com', 'Jane Roe', 'jane.roe@example.com'],
  ['jroe@example.com', 'Jane Roe', 'jroe@example.com'],
  ['office@example.com', 'Jane Roe', 'office@example.com'],
  ['&jane@example.com', undefined, '&jane@example.com'],
])('mailBesideName(%j) of %j is %j', (mail, name, wanted) =>
  expect(mailBesideName(reading(mail, 0.98, null), name).value).toBe(wanted),
)

it('has a doubt about no address that is as addresses are, in a picture either', () => {
  const parse = (isSeen: boolean, ...lines: string[]) =>
    parseResume({ ...documentOf(...lines), isSeen }, { today: new Date('2026-01-01') }).email
  const cut = parse(true, 'Jane Roe', 'Mjane.roe@example.com')
  expect([cut?.value, (cut?.confidence ?? 1) < 0.7]).toEqual(['jane.roe@example.com', true])
  expect(parse(true, 'Jane Roe', 'M jane.roe@example.com')?.confidence).toBeGreaterThan(0.7)
  expect(parse(false, 'Jane Roe', 'Mjane.roe@example.com')?.value).toBe('Mjane.roe@example.com')
})
