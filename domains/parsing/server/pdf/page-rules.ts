import { OPS, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod'
import type { Rule } from '../../model/layout/rules.ts'

/** Lines thicker than this are bars, in points. */
const THICK = 2.5
const SHORTEST = 6
const RULE_LIMIT = 4000

const matrix = z.array(z.number()).length(6)
// A path as the library hands it on: how it is painted, then steps as a number each with their coordinates.
const path = z.tuple([z.number(), z.tuple([z.instanceof(Float32Array)]), z.unknown()])
const MOVE = 0
const LINE = 1
const CLOSE = 4
const WIDTHS = [2, 2, 6, 4, 0]
const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])
const STROKES = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.closeFillStroke])

type Point = [x: number, y: number]

/** The straight parts of a path, each a list of corners; parts with curves are left out. */
function corners(steps: Float32Array): Point[][] {
  const parts: Point[][] = []
  for (let at = 0; at < steps.length; ) {
    const kind = steps[at] ?? 0
    const point: Point = [steps[at + 1] ?? 0, steps[at + 2] ?? 0]
    if (kind === MOVE) parts.push([point])
    else if (kind === LINE) parts.at(-1)?.push(point)
    else if (kind !== CLOSE) parts.at(-1)?.splice(0)
    at += 1 + (WIDTHS[kind] ?? 0)
  }
  return parts
}

function ruleBetween([x, y]: Point, [x2, y2]: Point): Rule[] {
  const [width, height] = [Math.abs(x2 - x), Math.abs(y2 - y)]
  if (width <= THICK && height >= SHORTEST)
    return [{ isUpright: true, at: (x + x2) / 2, from: Math.min(y, y2), to: Math.max(y, y2) }]
  if (height <= THICK && width >= SHORTEST)
    return [{ isUpright: false, at: (y + y2) / 2, from: Math.min(x, x2), to: Math.max(x, x2) }]
  return []
}

/** The lines of one part of a path: a filled thin box, or each stroked side. */
function rulesOf(part: Point[], isStroked: boolean): Rule[] {
  if (part.length < 2) return []
  if (isStroked)
    return part.flatMap((corner, index) => ruleBetween(corner, part[(index + 1) % part.length] ?? corner))
  const [xs, ys] = [part.map(([x]) => x), part.map(([, y]) => y)]
  return ruleBetween([Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)])
}

const placed = (part: Point[], transform: number[]): Point[] =>
  part.map(([x, y]) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
    return [a * x + c * y + e, b * x + d * y + f]
  })

/** The straight lines drawn on a page, in points from its top left. */
export async function readPageRules(page: PDFPageProxy): Promise<Rule[]> {
  const { fnArray: operations, argsArray } = await page.getOperatorList()
  const given: unknown[] = argsArray
  let current: number[] = page.getViewport({ scale: 1 }).transform
  const saved: number[][] = []
  const found: Rule[] = []
  for (const [index, operation] of operations.entries()) {
    if (found.length > RULE_LIMIT) break
    if (operation === OPS.save) saved.push(current)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      current = saved.pop() ?? current
    else if (operation === OPS.transform || operation === OPS.paintFormXObjectBegin) {
      const isForm = operation === OPS.paintFormXObjectBegin
      if (isForm) saved.push(current)
      const step = matrix.safeParse(isForm && Array.isArray(given[index]) ? given[index][0] : given[index])
      if (step.success) current = Util.transform(current, step.data)
    } else if (operation === OPS.constructPath) {
      const drawn = path.safeParse(given[index])
      if (!drawn.success) continue
      const [paint, [steps]] = drawn.data
      const isStroked = STROKES.has(paint)
      if (!isStroked && !FILLS.has(paint)) continue
      for (const part of corners(steps)) found.push(...rulesOf(placed(part, current), isStroked))
    }
  }
  return found
}
