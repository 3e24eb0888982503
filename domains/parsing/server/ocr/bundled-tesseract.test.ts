import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runBundled } from './bundled-tesseract.ts'
import { cleanPicture } from './clean-picture.ts'
import { pageOfWords } from './ocr-words.ts'

it('reads a picture without any program of the system', async () => {
  const { png } = await cleanPicture(await readFile(join(import.meta.dirname, '../../fixtures/scan.png')))
  const { words } = pageOfWords(await runBundled(png, 'chi_sim+eng', 'page'))
  const text = words.map((word) => word.text).join('')
  expect(text).toContain('13700001111')
  expect(text).toContain('浙江大学')
}, 90_000)
