import { describe, expect, it } from 'vitest'
import { textPdf } from './made-files.fixture.ts'
import { readFile } from './read-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (bytes: Uint8Array) => readFile({ name: 'resume', bytes }, new Date('2026-01-01'))

describe('readFile', () => {
  it('reads the cells of a ruled table in a PDF, however their texts are broken', async () => {
    const level = [720, 690, 630].map((y): [number, number, number, number] => [40, y, 400, 1])
    const upright = [40, 140, 260, 340, 440].map((x): [number, number, number, number] => [x, 630, 1, 91])
    const { parsed } = await read(
      textPdf(
        [
          [50, 760, 18, 'Nora Whitfield'],
          [50, 735, 13, 'Experience'],
          [50, 700, 9, 'Employer'],
          [150, 700, 9, 'Position'],
          [270, 700, 9, 'Period'],
          [350, 700, 9, 'Reference'],
          [45, 665, 9, 'Pennine Outdoor Gear'],
          [60, 650, 9, 'Limited'],
          [150, 657, 9, 'Buyer'],
          [265, 657, 9, '2014 - 2018'],
          [350, 657, 9, 'Ms Hall'],
        ],
        [...level, ...upright],
      ),
    )
    expect(parsed.employers).toMatchObject([
      {
        employer: { value: 'Pennine Outdoor Gear Limited' },
        title: { value: 'Buyer' },
        end: { value: '2018' },
      },
    ])
  })

  it('reads Rich Text with a preview of its blocks', async () => {
    const rtf = String.raw`{\rtf1\ansi Nora Whitfield\par Phone: 13700001234\par}`
    const { document, parsed, preview } = await read(bytesOf(rtf))
    expect([document.kind, parsed.name?.value, parsed.phone?.value]).toEqual([
      ...['doc', 'Nora Whitfield', '13700001234'],
    ])
    expect(preview).toContain('<p data-block="0">Nora Whitfield</p>')
  })
})
