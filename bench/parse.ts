import { availableParallelism } from 'node:os'
import { createReader, type ReadResult } from '../domains/parsing/server/index.ts'
import { countUnmade, loadCorpus } from './corpus.ts'
import { judgeDocument, scoreField, type Verdict } from './parse-score.ts'
import { DOUBTLESS, RIGHT_WITHOUT_DOUBT, reliabilityTable, shareRight, withoutDoubt } from './reliability.ts'

const REPEATS = 6
/** The groups that stay figures: nobody who writes the parser looks into their documents. */
const UNOPENED = ['blind2, blind', 'blind3']
/** All others were opened once their figures had shown how much there was to learn. */
const GROUPS = ['dev', 'heldout', 'blind', 'blind2, opened', 'inbox', ...UNOPENED]

/** The group a specimen's figures are printed in: its split, of which `blind2` is halved by number. */
function groupOf(id: string): string {
  const [split = '', number] = id.split('-')
  if (split !== 'blind2') return split
  return Number(number) % 2 === 1 ? 'blind2, opened' : 'blind2, blind'
}

const figure = (value: number) => value.toFixed(3).padStart(7)

function printScores(title: string, verdicts: Verdict[]): void {
  console.log(`\n${title}\n${'field'.padEnd(12)}${'count'.padStart(6)}   prec.  recall      F1`)
  for (const field of new Set(verdicts.map((one) => one.field))) {
    const { precision, recall, f1, count } = scoreField(verdicts.filter((one) => one.field === field))
    console.log(
      `${field.padEnd(12)}${String(count).padStart(6)} ${figure(precision)} ${figure(recall)} ${figure(f1)}`,
    )
  }
}

const threads = Math.max(1, availableParallelism())
const reader = createReader({ threads, timeoutMs: 120_000 })
const corpus = await loadCorpus()
const unmade = countUnmade(corpus)
if (unmade > 0)
  console.log(
    `${unmade} documents are not here: node bench/corpus-maker/make.ts --missing makes them (bench/corpus/README.md says what it needs)`,
  )
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const isTelling = process.argv.includes('--failures')
const chosen =
  wanted.length > 0
    ? corpus.filter(({ id }) => wanted.some((part) => id.startsWith(part) || groupOf(id) === part))
    : corpus

const results = await Promise.all(
  chosen.map(async (specimen) => {
    // The name of a corpus file tells its layout, never the person: nothing can be read from it.
    const result: ReadResult | null = await reader
      .read({ name: 'resume', bytes: specimen.bytes })
      .catch((error: unknown) => {
        console.log(`${specimen.id}: ${error instanceof Error ? error.message : 'unreadable'}`)
        return null
      })
    const nothing = {
      language: specimen.expected.language,
      expectedPlaces: [],
      schools: [],
      employers: [],
      skills: [],
      languages: [],
      projects: [],
      unplaced: [],
    }
    return {
      specimen,
      isScanned: result?.ocr === true,
      verdicts: judgeDocument(specimen.expected, result?.parsed ?? nothing),
    }
  }),
)

for (const { specimen, verdicts } of results) {
  // Documents nobody has opened are figures only: reading their failures would make them development documents.
  if (!isTelling || UNOPENED.includes(groupOf(specimen.id))) continue
  for (const { field, expected, read, isRight } of verdicts) {
    if (!isRight)
      console.log(`${specimen.id}  ${field.padEnd(10)} expected ${expected ?? '–'}  read ${read ?? '–'}`)
  }
}

for (const group of GROUPS) {
  const own = results.filter(({ specimen }) => groupOf(specimen.id) === group)
  if (own.length > 0)
    printScores(
      `${group}: ${own.length} documents`,
      own.flatMap(({ verdicts }) => verdicts),
    )
}

const judged = results.flatMap(({ verdicts }) => verdicts)
console.log(`\nHow far readings may be trusted\n${reliabilityTable(judged)}`)
const share = shareRight(withoutDoubt(judged))
console.log(
  `Of what is shown without doubt (from ${DOUBTLESS}) ${(100 * share).toFixed(1)} % are right (wanted: ${100 * RIGHT_WITHOUT_DOUBT} %)`,
)

const texts = results.filter(({ specimen, isScanned }) => specimen.file.endsWith('.pdf') && !isScanned)
const started = performance.now()
const queue = Array.from({ length: REPEATS }, () => texts).flat()
await Promise.allSettled(
  queue.map(({ specimen }) => reader.read({ name: 'resume.pdf', bytes: specimen.bytes })),
)
const seconds = (performance.now() - started) / 1000
const rate = (queue.length / seconds).toFixed(1)
console.log(
  `\n${queue.length} readings of text PDFs in ${seconds.toFixed(1)} s on ${threads} threads: ${rate} a second`,
)
await reader.close()
