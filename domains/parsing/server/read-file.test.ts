import { describe, expect, it } from 'vitest'
import { textPdf, wrongNames } from './made-files.fixture.ts'
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

  it('reads a PDF by its looks whose text layer is gibberish', async () => {
    const lines = [
      ...['Nora Whitfield', 'nora@example.com', 'Experience', 'Pennine Outdoor Gear Limited, 2014 - 2018'],
      ...['Senior buyer of boots, ropes and tents for seven branches', 'Education', 'University of Leeds'],
      ...['Bachelor of Arts in Geography, with a year in Norway', 'Languages: English, Norwegian and German'],
      ...['Interests: climbing, sailing, baking bread and mending old bicycles with the children next door'],
    ].map((text, at): [number, number, number, string] => [50, 760 - at * 30, 14, text])
    const { parsed, ocr } = await read(textPdf(lines, [], wrongNames))
    expect([ocr, parsed.name?.value, parsed.employers[0]?.start?.value]).toEqual([
      ...[true, 'Nora Whitfield', '2014'],
    ])
    expect((await read(textPdf(lines))).ocr).toBe(false)
  }, 60_000)

  it('reads Rich Text with a preview of its blocks', async () => {
    const rtf = String.raw`{\rtf1\ansi Nora Whitfield\par Phone: 13700001234\par}`
    const { document, parsed, preview } = await read(bytesOf(rtf))
    expect([document.kind, parsed.name?.value, parsed.phone?.value]).toEqual([
      ...['doc', 'Nora Whitfield', '13700001234'],
    ])
    expect(preview).toContain('<p data-block="0">Nora Whitfield</p>')
  })
})
