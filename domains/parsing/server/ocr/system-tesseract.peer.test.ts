import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createReader } from '../create-reader.ts'
import { scannedPdf } from '../made-files.fixture.ts'
import { hasTesseract } from './system-tesseract.ts'

const isThere = inject('hasTesseract')

// Debian's tesseract, which is taken by itself where it is installed.
describe.runIf(isThere)('the system’s tesseract', () => {
  const reader = createReader({ threads: 1, timeoutMs: 300_000 })
  beforeAll(() => {
    if (typeof isThere === 'string') throw new Error(isThere)
  })
  afterAll(() => reader.close())

  it('is found with both languages', async () => {
    expect(await hasTesseract()).toBe(true)
  })

  it('reads a picture and a scanned PDF letter by letter', async () => {
    const picture = await readFile(join(import.meta.dirname, '../../fixtures/scan.png'))
    for (const bytes of [picture, await scannedPdf(picture)]) {
      const { parsed, ocr } = await reader.read({ name: 'resume', bytes })
      expect(ocr).toBe(true)
      expect(parsed).toMatchObject({
        phone: { value: '13700001111' },
        email: { value: 'shenjh@example.com' },
        schools: [{ school: { value: '浙江大学' } }],
      })
    }
  }, 600_000)
})
