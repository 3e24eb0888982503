import { describe, expect, test } from 'vitest'
import type { TextLine } from '../document.ts'
import { continuedLines, paragraphsOf } from './paragraphs.ts'

/** Lines of a page that is a hundred letters wide, of which `until` fit into its column. */
function page(until: number, ...texts: string[]): TextLine[] {
  const width = (text: string) => text.replace(/\p{Script=Han}/gu, '  ').length / 100
  const dated = { text: 'Acme\t2019 – 2023', x: 0.1, width: until / 100 - 0.1 }
  const lines = texts.map((text) => {
    const indent = text.length - text.trimStart().length
    return { text: text.trim(), x: 0.1 + indent / 100, width: width(text.trim()) }
  })
  return [dated, ...lines].map(({ text, x, width: across }, at) => ({
    page: 1,
    block: null,
    text,
    box: { x, y: 0.1 + at * 0.02, width: across, height: 0.014 },
  }))
}

const joined = (lines: TextLine[]) => {
  const continued = continuedLines(lines)
  return paragraphsOf(lines.map((line) => ({ text: line.text, goesOn: continued.has(line) }))).slice(1)
}

describe('a line that had no room left goes on in the next', () => {
  test.each([
    [
      'in English',
      40,
      ['Ran the warehouse of the', 'northern region'],
      ['Ran the warehouse of the northern region'],
    ],
    [
      'in Chinese, without a space',
      40,
      ['负责华东区大客户的开发与维护大', '数据平台'],
      ['负责华东区大客户的开发与维护大数据平台'],
    ],
    [
      'at a hyphen',
      40,
      ['Led the reorganisation cross-', 'functionally'],
      ['Led the reorganisation cross-functionally'],
    ],
    [
      'below its bullet',
      40,
      ['• Ran the warehouse of the', '  northern region'],
      ['• Ran the warehouse of the northern region'],
    ],
    ['before a name', 40, ['Sold beds to the hotels of', 'Nanjing'], ['Sold beds to the hotels of Nanjing']],
  ])('%s', (_, until, texts, paragraphs) => {
    expect(joined(page(until, ...texts))).toEqual(paragraphs)
  })

  test.each([
    ['when there was room for the next word', 60, ['Ran the warehouse of the', 'northern region']],
    ['when the next is an item of its own', 40, ['Ran the warehouse of the no', '• rthern region']],
    ['when the next is numbered', 40, ['负责华东区大客户的开发与维护大', '2、数据平台']],
    ['when a sentence ended', 40, ['负责华东区大客户的开发与维护。', '数据平台的建设']],
    ['when the next begins anew', 40, ['Ran the warehouse of Norfolk', 'Trained nine drivers']],
    ['when the next stands elsewhere', 40, ['Ran the warehouse of the', '              northern region']],
    ['when the next is a contact', 40, ['负责华东区大客户的开发与维护大', 'li@example.com']],
    ['when the next is labelled', 40, ['负责华东区大客户的开发与维护大', '电话：13800001234']],
    ['when nothing else shows where the column ends', 90, ['Ran the warehouse of the', 'northern region']],
  ])('but not %s', (_, until, texts) => {
    expect(joined(page(until, ...texts))).toEqual(texts.map((text) => text.trim()))
  })

  test('but not onto another page, nor in a flowing document', () => {
    const lines = page(40, 'Ran the warehouse of the', 'northern region')
    const [, , last] = lines
    expect(continuedLines(lines).size).toBe(1)
    expect(continuedLines(lines.map((line) => (line === last ? { ...line, page: 2 } : line))).size).toBe(0)
    expect(continuedLines(lines.map((line) => ({ ...line, box: null }))).size).toBe(0)
  })
})
