import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { run } from './run.ts'

// Prints the tables of bench/corpus/README.md from what lies in the corpus.
const CORPUS = join(import.meta.dirname, '..', 'corpus')
const expectation = z.object({
  language: z.string(),
  made_by: z.string(),
  layout: z.string(),
  degree: z.string().nullable(),
})

const SETS = ['dev', 'heldout', 'blind', 'blind2', 'blind3', 'inbox'] as const
type Counts = Record<(typeof SETS)[number], number>

const counts = new Map<string, Map<string, Counts>>()
const designs = new Map<string, Set<string>>()
function count(table: string, row: string, set: keyof Counts): void {
  const rows = counts.get(table) ?? new Map<string, Counts>()
  const cells = rows.get(row) ?? { dev: 0, heldout: 0, blind: 0, blind2: 0, blind3: 0, inbox: 0 }
  cells[set] += 1
  counts.set(table, rows.set(row, cells))
}

for (const name of (await readdir(CORPUS)).sort()) {
  if (name.endsWith('.json') || name.endsWith('.md')) continue
  const stem = name.replace(/\.\w+$/, '')
  const set = SETS.find((one) => name.startsWith(`${one}-`))
  if (!set) throw new Error(`${name} belongs to no split`)
  const expected = expectation.parse(
    JSON.parse(await readFile(join(CORPUS, `${stem}.expected.json`), 'utf8')),
  )
  const picture = expected.made_by.endsWith('picture')
  const kind = name.slice(name.lastIndexOf('.') + 1)
  count('format', picture ? `${kind} (picture)` : kind, set)
  count('language', expected.language, set)
  count('made_by', expected.made_by, set)
  count('highest degree', expected.degree ?? 'none', set)
  if (kind === 'pdf') {
    const pages = /Pages:\s+(\d+)/.exec(await run('pdfinfo', [join(CORPUS, name)]))?.[1] ?? '?'
    count('pages of a PDF', pages, set)
  }
  designs.set(set, (designs.get(set) ?? new Set<string>()).add(expected.layout))
}

const tableRow = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

for (const [table, rows] of counts) {
  process.stdout.write('\n')
  tableRow([table, ...SETS, 'all'])
  tableRow([table, ...SETS, 'all'].map(() => '---'))
  for (const [row, cells] of [...rows].sort(([a], [b]) => a.localeCompare(b))) {
    const own = SETS.map((set) => cells[set])
    tableRow([row, ...own, own.reduce((sum, one) => sum + one, 0)])
  }
}

process.stdout.write('\n')
tableRow(['designs', ...SETS])
tableRow(['designs', ...SETS].map(() => '---'))
tableRow(['', ...SETS.map((set) => designs.get(set)?.size ?? 0)])
