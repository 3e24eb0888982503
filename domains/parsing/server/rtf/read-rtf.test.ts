import { describe, expect, it } from 'vitest'
import { documentLimits } from '../document-limits.ts'
import { blockText } from '../flow/flow-block.ts'
import { readRtf } from './read-rtf.ts'

const textsOf = (rtf: string) => readRtf(Buffer.from(rtf, 'latin1')).map(blockText)

const cases: [why: string, rtf: string, texts: string[]][] = [
  ['paragraphs', String.raw`{\rtf1\ansi Ann Lee\par Cook\line Leeds}`, ['Ann Lee', 'Cook', 'Leeds']],
  ['a code page', String.raw`{\rtf1\ansi\ansicpg936 \'d5\'c5\'c8\'fd}`, ['张三']],
  [
    'the character set of a font',
    String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset134 SimSun;}}\f1 \'d5\'c5\f0 caf\'e9}`,
    ['张café'],
  ],
  [
    'numbered letters and what stands for them',
    String.raw`{\rtf1\uc1 \u24352?\u19977?\uc2\u8211--x}`,
    ['张三–x'],
  ],
  [
    'what is not to be seen',
    String.raw`{\rtf1{\info{\author Spy}}{\*\generator Word}{\pict 0102ff}{\v hidden}shown}`,
    ['shown'],
  ],
  ['a table', String.raw`{\rtf1\intbl Name\cell Ann\cell\row\pard after}`, ['Name\tAnn', 'after']],
  [
    'a cell of two paragraphs',
    String.raw`{\rtf1\pard\intbl 2010\cell Acme\par Cook\cell\row\pard end}`,
    ['2010\tAcme', 'Cook', 'end'],
  ],
  ['bytes of a picture as they are', '{\\rtf1 a{\\pict\\bin4 }{\\}}b}', ['ab']],
]

describe('readRtf', () => {
  it.each(cases)('reads %s', (_, rtf, texts) => expect(textsOf(rtf)).toEqual(texts))

  it('tells list items and bold lines', () => {
    const rtf = String.raw`{\rtf1\fs20{\b Work}\par{\listtext\'b7\tab}Sold bread\par}`
    expect(readRtf(Buffer.from(rtf))).toMatchObject([
      { kind: 'paragraph', cells: [{ text: 'Work', isBold: true, size: 10 }] },
      { kind: 'item', cells: [{ text: 'Sold bread' }] },
    ])
  })

  it('ends with a million open groups, a million paragraphs, and none', () => {
    expect(textsOf(`{\\rtf1 ${'{'.repeat(900)}deep`)).toEqual(['deep'])
    expect(() => textsOf(`{\\rtf1 ${'{'.repeat(1_000_000)}deep`)).toThrow('too_large')
    expect(textsOf(`{\\rtf1 ${'a\\par '.repeat(1_000_000)}`).length).toBeLessThan(documentLimits.blocks + 10)
    expect(textsOf('')).toEqual([])
  })
})
