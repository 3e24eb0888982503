import type { Page } from '../../model/layout/page-word.ts'

/** Grey values of a picture, row by row. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

const DARK = 170
const STEEPEST = 0.07
const STEP = 0.002
const FINE = 0.0004
/** Every how many pixels one is looked at. */
const SPARSE = 3
const SHEET = 595
/** How much sharper the lines must be at a lean than without one. */
const SHARPER = 1.05

/** How much the lines of a picture fall over their length: at their own lean their pixels meet in the fewest rows. */
export function leanOf({ data, width, height }: Grey): number {
  const dark: [x: number, y: number][] = []
  for (let y = 0; y < height; y += SPARSE)
    for (let x = 0; x < width; x += SPARSE)
      if ((data[y * width + x] ?? 255) < DARK) dark.push([x - width / 2, y])
  const sharpness = (lean: number) => {
    const rows = new Uint32Array(Math.ceil((height + width * STEEPEST) / SPARSE) + 2)
    for (const [x, y] of dark) {
      const row = Math.round((y - x * lean + (width / 2) * STEEPEST) / SPARSE)
      rows[row] = (rows[row] ?? 0) + 1
    }
    return rows.reduce((sum, count) => sum + count * count, 0)
  }
  const sharpest = (middle: number, reach: number, step: number) => {
    const steps = Math.round(reach / step)
    return Array.from({ length: steps * 2 + 1 }, (_, at) => middle + (at - steps) * step)
      .map((lean) => ({ lean, value: sharpness(lean) }))
      .reduce((one, other) => (other.value > one.value ? other : one))
  }
  const best = sharpest(sharpest(0, STEEPEST - STEP, STEP).lean, STEP, FINE)
  return best.value > sharpness(0) * SHARPER ? best.lean : 0
}

/** A picture turned so that its lines are level; between four pixels lies a mixture of them. */
export function levelled({ data, width, height }: Grey, lean: number): Grey {
  const level = new Uint8Array(data.length).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = x - lean * (y - height / 2)
      const fromY = y + lean * (x - width / 2)
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || left >= width - 1 || top < 0 || top >= height - 1) continue
      const [across, down] = [fromX - left, fromY - top]
      const at = top * width + left
      const upper = (data[at] ?? 255) * (1 - across) + (data[at + 1] ?? 255) * across
      const lower = (data[at + width] ?? 255) * (1 - across) + (data[at + width + 1] ?? 255) * across
      level[y * width + x] = upper * (1 - down) + lower * down
    }
  }
  return { data: level, width, height }
}

/** A levelled picture's words with the places they are drawn at on the one that leans. */
export function onLeaning(page: Page, lean: number): Page {
  if (lean === 0) return page
  const words = page.words.map((word) => ({
    ...word,
    drawnFrom: word.x - lean * (word.baseline - page.height / 2),
    drawnAt: (word.drawnAt ?? word.baseline) + lean * (word.x - page.width / 2),
  }))
  return { ...page, words }
}

/** A picture's page measured in points, as if it were a sheet of paper: layout knows how far apart things stand there. */
export function inPoints(page: Page): Page {
  const scale = SHEET / page.width
  const scaled = (value: number) => value * scale
  return {
    width: SHEET,
    height: scaled(page.height),
    words: page.words.map((word) => ({
      ...word,
      x: scaled(word.x),
      baseline: scaled(word.baseline),
      width: scaled(word.width),
      size: scaled(word.size),
      ...(word.drawnAt === undefined ? {} : { drawnAt: scaled(word.drawnAt) }),
      ...(word.drawnFrom === undefined ? {} : { drawnFrom: scaled(word.drawnFrom) }),
    })),
    ...(page.rules
      ? {
          rules: page.rules.map((rule) => ({
            ...rule,
            at: scaled(rule.at),
            from: scaled(rule.from),
            to: scaled(rule.to),
          })),
        }
      : {}),
  }
}
