import { tolerances } from '../tolerances.ts'
import type { Page, PageWord, Row } from './page-word.ts'

/** A vertical blank strip that runs past several rows with words on both sides. */
export interface Gutter {
  x: number
  /** First row it runs past, and the one after the last. */
  from: number
  to: number
  score: number
}

const STEPS = 120
const { margin: MARGIN, leastHeight: LEAST_HEIGHT } = tolerances.gutters
const LEAST_ROWS = 3
const KEPT = 6

const crosses = (word: PageWord, x: number, half: number) =>
  word.x < x + half && word.x + word.width > x - half

/** The least that a gutter must run past: rows on either side, and a share of the page's height. */
interface Least {
  rows: number
  height: number
}

interface Run {
  from: number
  to: number
  left: number
  right: number
}

function gutterOf(run: Run, rows: Row[], x: number, page: Page, least: Least): Gutter | null {
  const top = rows[run.from]?.baseline ?? 0
  const bottom = rows[run.to - 1]?.baseline ?? 0
  const height = (bottom - top) / page.height
  if (run.left < least.rows || run.right < least.rows || height < least.height) return null
  return { x, from: run.from, to: run.to, score: height * Math.min(run.left, run.right) }
}

function guttersAt(rows: Row[], x: number, page: Page, least: Least): Gutter[] {
  const half = page.width * 0.006
  const found: Gutter[] = []
  let run: Run = { from: 0, to: 0, left: 0, right: 0 }
  const close = (next: number) => {
    const gutter = gutterOf(run, rows, x, page, least)
    if (gutter) found.push(gutter)
    run = { from: next, to: next, left: 0, right: 0 }
  }
  for (const [index, row] of rows.entries()) {
    if (row.words.some((word) => crosses(word, x, half))) close(index + 1)
    else {
      run.to = index + 1
      if (row.words.some((word) => word.x < x)) run.left++
      if (row.words.some((word) => word.x >= x)) run.right++
    }
  }
  close(rows.length)
  return found
}

/** Whether two places lie in one blank strip: the same rows run past both. */
const isSame = (one: Gutter, other: Gutter) =>
  one.from === other.from && one.to === other.to && one.score === other.score

/** The likeliest gutters among some rows, best first. */
export function findGutters(
  rows: Row[],
  page: Page,
  leastRows = LEAST_ROWS,
  leastHeight: number = LEAST_HEIGHT,
): Gutter[] {
  const least = { rows: leastRows, height: leastHeight }
  const step = (page.width * (1 - 2 * MARGIN)) / STEPS
  const strips: { gutter: Gutter; end: number }[] = []
  for (let at = 0; at <= STEPS; at++) {
    const x = page.width * MARGIN + at * step
    for (const gutter of guttersAt(rows, x, page, least)) {
      const beside = strips.findLast((one) => isSame(one.gutter, gutter) && x - one.end < step * 1.5)
      if (beside) beside.end = x
      else strips.push({ gutter, end: x })
    }
  }
  const found = strips.map(({ gutter, end }) => ({ ...gutter, x: (gutter.x + end) / 2 }))
  found.sort((a, b) => b.score - a.score)
  const distinct: Gutter[] = []
  for (const gutter of found) {
    const isNear = distinct.some(
      (one) => Math.abs(one.x - gutter.x) < page.width * 0.04 && one.from < gutter.to && gutter.from < one.to,
    )
    if (!isNear) distinct.push(gutter)
    if (distinct.length === KEPT) break
  }
  return distinct
}
