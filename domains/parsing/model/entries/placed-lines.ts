import { type Reading, reading } from '../reading.ts'
import type { Section } from '../sections/section.ts'
import { compact } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import type { Entry } from './group-entries.ts'
import { isTableHead } from './header-line.ts'

/** Sections that are lists of entries: each of their lines belongs to one. */
const LISTS = new Set<Section['kind']>(['education', 'work', 'practice', 'projects'])
const LIMIT = 60
const LONGEST = 300
/** A shorter line is a mark, a page's number or what is left of one. */
const SHORTEST = 4

/** Remembers which lines of a résumé's sections its entries were made of. */
export class PlacedLines {
  readonly #indexes = new Set<number>()
  readonly #texts: string[] = []

  /** Takes note of an entry that is shown: its header, and what is told below it. */
  add({ header, body }: Entry): void {
    for (const line of [...header.map((one) => one.line), ...body]) {
      this.#indexes.add(line.index)
      this.#texts.push(compact(line.text))
    }
  }

  /** The lines of the sections that list entries which none of them took, as they stand there. */
  unplacedIn(sections: Section[]): Reading<string>[] {
    const all = this.#texts.join('\n')
    // A line that was put together with the one before stands in its text.
    const isLeft = ({ index, text }: Line) =>
      !this.#indexes.has(index) && text.length >= SHORTEST && !all.includes(compact(text))
    return sections
      .filter(({ kind }) => LISTS.has(kind))
      .flatMap(({ lines }) => lines.filter((line) => isLeft(line) && !isTableHead(line)))
      .slice(0, LIMIT)
      .map((line) => {
        const text = line.text.replaceAll('\t', ' ').slice(0, LONGEST).toWellFormed()
        return reading(text, 0, locate(line, line.text))
      })
  }
}
