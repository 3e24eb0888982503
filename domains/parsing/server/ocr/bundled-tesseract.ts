import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorker, PSM } from 'tesseract.js'
import type { PictureLayout } from './system-tesseract.ts'

const require = createRequire(import.meta.url)
const LANGUAGES = ['eng', 'chi_sim']
const MODES = { page: PSM.AUTO, lines: PSM.SINGLE_BLOCK } as const satisfies Record<PictureLayout, PSM>

/** The reader wants the data of all languages in one folder; they come as a package each. */
async function gatherData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-'))
  for (const language of LANGUAGES) {
    const home = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
    await copyFile(
      join(home, '4.0.0_best_int', `${language}.traineddata.gz`),
      join(folder, `${language}.traineddata.gz`),
    )
  }
  return folder
}

/** Reads a PNG with the reader that comes with us; answers its table of words. Slower than the system's. */
export async function runBundled(png: Uint8Array, languages: string, layout: PictureLayout): Promise<string> {
  const folder = await gatherData()
  try {
    const worker = await createWorker(languages.split('+'), 1, {
      langPath: folder,
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => {},
    })
    try {
      await worker.setParameters({ tessedit_pageseg_mode: MODES[layout] })
      const { data } = await worker.recognize(Buffer.from(png), {}, { tsv: true, text: false })
      return data.tsv ?? ''
    } finally {
      await worker.terminate()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
