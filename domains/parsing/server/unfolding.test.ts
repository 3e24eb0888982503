import { afterAll, describe, expect, it } from 'vitest'
import { createReader } from './create-reader.ts'
import { deepHtml, lyingPackage, twiceFoldedPdf, unfoldingPdf, wordOf } from './unfolding-files.fixture.ts'

const reader = createReader({ threads: 1, timeoutMs: 60_000 })
afterAll(() => reader.close())

const megabyte = 1024 * 1024
const bytesOf = (text: string) => new TextEncoder().encode(text)
const times = (text: string, bytes: number) => text.repeat(bytes / text.length)
const word = (body: string) => wordOf(`<w:document><w:body>${body}`)

describe('a document that unfolds past any résumé', () => {
  it.each<[string, () => Uint8Array]>([
    ['a PDF of one stream of 400 MB', () => unfoldingPdf(1, 400)],
    ['a PDF of ten of 40 MB', () => unfoldingPdf(10, 40)],
    ['a PDF packed twice', () => twiceFoldedPdf(400)],
    ['a PDF packed twice that hides it', () => twiceFoldedPdf(400, '[/FlateDecode /Fl#61teDecode]')],
    ['a PDF whose packing nobody has measured', () => twiceFoldedPdf(1000, '5 0 R')],
    ['a page of 200,000 open boxes', () => deepHtml(200_000)],
    ['a page of 200,000 open pieces of text', () => deepHtml(200_000, 'span')],
    ['a page of open tables', () => deepHtml(100_000, 'table><tr><td')],
    ['a page of two million paragraphs', () => bytesOf(`<html>${times('<p>a', 8 * megabyte)}`)],
    ['a page of bare signs', () => bytesOf(`<html>${times('&amp;', 8 * megabyte)}`)],
    [
      'an element of a million attributes',
      () => bytesOf(`<html><p ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}`).join(' ')}>`),
    ],
    ['a Word file of open tables', () => word('<w:tbl><w:tr><w:tc>'.repeat(100_000))],
    ['a Word file of empty paragraphs', () => word(times('<w:p/>', 23 * megabyte))],
    [
      'a Word file of a million cells',
      () => word(`<w:tbl><w:tr>${times('<w:tc><w:p/></w:tc>', 23 * megabyte)}`),
    ],
    ['a package of more than it says', lyingPackage],
    ['Rich Text of open groups', () => bytesOf(`{\\rtf1 ${times('{', 8 * megabyte)}`)],
    ['Rich Text of a million cells', () => bytesOf(`{\\rtf1 ${times('a\\cell ', 8 * megabyte)}`)],
  ])(
    'is refused: %s',
    async (name, made) => {
      const refusal = await reader
        .read({ name, bytes: made() })
        .catch((error: { reason?: string }) => error.reason)
      expect(['too_large', 'damaged_file']).toContain(refusal)
    },
    60_000,
  )

  it('is read as far as its beginning where it is only long', async () => {
    const paragraph = `<w:p><w:r><w:t>${'abc def '.repeat(2000)}</w:t></w:r></w:p>`
    const { text, preview } = await reader.read({ name: 'long', bytes: word(paragraph.repeat(1200)) })
    expect(text.length).toBeGreaterThan(300_000)
    expect(text.length + (preview?.length ?? 0)).toBeLessThan(1_000_000)
  })

  it('leaves the next one its turn', async () => {
    const { parsed } = await reader.read({ name: 'x', bytes: bytesOf('姓名：张三\n13800138000') })
    expect(parsed.name?.value).toBe('张三')
  })
})
