import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Expected } from './parse-score.ts'

const CORPUS = join(import.meta.dirname, 'corpus')

/** A document of the corpus with the truth about it; `file` is its name there. */
export interface Specimen {
  id: string
  file: string
  bytes: Uint8Array
  expected: Expected
}

/** The documents of the corpus that lie here and are asked for, in the order of their names. */
export async function loadCorpus(
  isWanted: (id: string, file: string) => boolean = () => true,
): Promise<Specimen[]> {
  const files = await readdir(CORPUS)
  const known = files.filter((file) => file.endsWith('.expected.json')).sort()
  const chosen = known.flatMap((sheet) => {
    const id = sheet.replace('.expected.json', '')
    const file = files.find((one) => one.startsWith(`${id}.`) && one !== sheet)
    return file && isWanted(id, file) ? [{ id, file, sheet }] : []
  })
  return Promise.all(
    chosen.map(async ({ id, file, sheet }) => {
      const expected: Expected = JSON.parse(await readFile(join(CORPUS, sheet), 'utf8'))
      return { id, file, bytes: await readFile(join(CORPUS, file)), expected }
    }),
  )
}

/** How many documents each of the maker's splits has when all are made. */
export const MADE = { dev: 101, heldout: 58, blind: 46, blind2: 55 } as const

/** How many of the maker's documents are not here. */
export const countUnmade = (corpus: readonly { id: string }[]): number =>
  Object.entries(MADE).reduce(
    (sum, [split, count]) =>
      sum + Math.max(0, count - corpus.filter(({ id }) => id.startsWith(`${split}-`)).length),
    0,
  )
