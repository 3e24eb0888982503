import { countHan, countWords } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import type { Section } from './section.ts'

const { headScale: HEAD_SCALE } = tolerances.repeatedInTranslation

type Script = 'han' | 'latin' | 'both'

function scriptOf(title: Line): Script {
  const [text = ''] = title.text.split(/[:\t]/)
  if (countHan(text) === 0) return 'latin'
  return countWords(text) === 0 ? 'han' : 'both'
}

/**
 * The place of the first section that repeats the document in the other script: all titles before it are in one script, all
 * from there on in the other; -1 where nothing is repeated.
 */
function startOfTranslation(sections: Section[]): number {
  const titled = sections.flatMap(({ title, kind }, at) =>
    title ? [{ at, kind, script: scriptOf(title) }] : [],
  )
  const first = titled[0]?.script
  const turn = titled.findIndex(({ script }) => script !== first)
  if (turn < 2 || titled.length - turn < 2) return -1
  const [before, after] = [titled.slice(0, turn), titled.slice(turn)]
  if (first === 'both' || after.some(({ script }) => script === first || script === 'both')) return -1
  const known = new Set(before.map(({ kind }) => kind))
  const again = after.filter(({ kind }) => kind === 'education' || kind === 'work')
  return again.length > 0 && again.every(({ kind }) => known.has(kind)) ? (after[0]?.at ?? -1) : -1
}

/** The sections of a document that says everything in Chinese and again in English: only those that come first. */
export function withoutTranslation(sections: Section[]): Section[] {
  const start = startOfTranslation(sections)
  const last = sections[start - 1]
  if (!last) return sections
  const head = last.lines.findLastIndex(({ scale }) => scale > HEAD_SCALE)
  return [
    ...sections.slice(0, start - 1),
    { ...last, lines: head < 0 ? last.lines : last.lines.slice(0, head) },
  ]
}
