import { storableText } from '@bole/platform/outward'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShownInline, mediaTypeOf } from './media-type.ts'
import { storableJson } from './storable.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const png = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
])
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])
const cfb = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(504).fill(0)])

describe('the kind of a file', () => {
  test.each([
    ['a PDF', bytesOf('%PDF-1.7\n…'), 'application/pdf'],
    ['a PDF after a few stray bytes', bytesOf(`${' '.repeat(900)}%PDF-1.4`), 'application/pdf'],
    ['a picture', png, 'image/png'],
    ['a photograph', jpeg, 'image/jpeg'],
    ['an old Word document', cfb, 'application/msword'],
    ['a page', bytesOf('<!DOCTYPE html><p>王小明'), 'text/html'],
    ['a page that says nothing first', bytesOf('\n<div class="cv">王小明</div>'), 'text/html'],
    ['text', bytesOf('姓名：王小明'), 'text/plain'],
    ['nothing', new Uint8Array(), 'text/plain'],
    ['something with zeros', Uint8Array.from([1, 0, 2, 0]), 'application/octet-stream'],
  ])('%s is told by what is in it', async (_, bytes, type) => {
    expect(await mediaTypeOf(bytes)).toBe(type)
  })

  test('whatever is in it, it is told, and only what cannot run is shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const type = await mediaTypeOf(bytes)
        expect(type).toMatch(/^[\w.+-]+\/[\w.+-]+$/)
        if (isShownInline(type)) expect(type).toMatch(/^image\/(png|jpeg|webp|gif)$/)
      }),
    )
  })

  test.each([
    'application/pdf',
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'text/plain',
    '',
  ])('%j is only saved, never shown', (type) => expect(isShownInline(type)).toBe(false))
})

describe('text to be stored', () => {
  test('loses what PostgreSQL does not take and nothing else', () => {
    expect(storableText('王\u0000小明')).toBe('王小明')
    expect(storableText('a\ud800b')).toBe('a\ufffdb')
    expect(storableText('𠮷 👨‍👩‍👧\n')).toBe('𠮷 👨‍👩‍👧\n')
  })

  test('is stored deep in a value too, whose other parts stay as they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const stored = storableJson({ value })
        expect(stored).not.toContain('\\u0000')
        expect(stored.isWellFormed()).toBe(true)
        expect(storableJson(JSON.parse(stored))).toBe(stored)
      }),
    )
    const reading = { name: { value: 'a\u0000b', confidence: 0.5 }, skills: ['\ud800'], at: null }
    expect(JSON.parse(storableJson(reading))).toEqual({
      name: { value: 'ab', confidence: 0.5 },
      skills: ['\ufffd'],
      at: null,
    })
  })
})
