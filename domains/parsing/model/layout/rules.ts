import { tolerances } from '../tolerances.ts'

/** A straight line drawn on a page, upright or level, in the page's unit. */
export interface Rule {
  isUpright: boolean
  /** Where it stands: its x when upright, its y when level. */
  at: number
  from: number
  to: number
}

const { samePlace: SAME_PLACE, shared: SHARED } = tolerances.rules
const GAP = 4

/** Lines drawn in pieces or twice as one each, those of either direction in their order across the page. */
export function joinRules(rules: Rule[], isUpright: boolean): Rule[] {
  const joined: Rule[] = []
  const own = rules.filter((rule) => rule.isUpright === isUpright)
  for (const rule of own.sort((a, b) => a.at - b.at || a.from - b.from)) {
    const before = joined.findLast(
      (one) => rule.at - one.at < SAME_PLACE && rule.from - one.to < GAP && one.from - rule.to < GAP,
    )
    if (before) {
      before.from = Math.min(before.from, rule.from)
      before.to = Math.max(before.to, rule.to)
    } else joined.push({ ...rule })
  }
  return joined
}

/** The four lines around a place. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** The nearest of some lines before and after a place, among those that pass it. */
function around(rules: Rule[], at: number, along: number): [number, number] | null {
  let before: number | null = null
  let after: number | null = null
  for (const rule of rules) {
    if (rule.from > along || rule.to < along) continue
    if (rule.at <= at) before = rule.at
    else if (after === null) after = rule.at
  }
  return before === null || after === null ? null : [before, after]
}

/** The frame around a point, by lines that {@link joinRules} gave; null where a side is open. */
export function frameAt(upright: Rule[], level: Rule[], x: number, y: number): Frame | null {
  const sides = around(upright, x, y)
  const ends = sides && around(level, y, x)
  return sides && ends ? { left: sides[0], right: sides[1], top: ends[0], bottom: ends[1] } : null
}

const STRIDE = 6

const areaOf = ({ left, right, top, bottom }: Frame) => Math.max(0, right - left) * Math.max(0, bottom - top)

/** Whether two frames take much of the same place, as where a line between them is broken. */
const covers = (one: Frame, other: Frame) =>
  areaOf({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  }) >
  Math.min(areaOf(one), areaOf(other)) * SHARED

/** Every frame that some lines make, each once; found by looking at places a little apart. */
export function framesOf(rules: Rule[]): Frame[] {
  const upright = joinRules(rules, true)
  const level = joinRules(rules, false)
  const frames = new Map<string, Frame>()
  const [first, last] = [level[0]?.at ?? 0, level.at(-1)?.at ?? 0]
  for (let y = first + STRIDE / 2; y < last; y += STRIDE) {
    for (let x = (upright[0]?.at ?? 0) + STRIDE / 2; x < (upright.at(-1)?.at ?? 0); x += STRIDE) {
      const frame = frameAt(upright, level, x, y)
      if (frame) frames.set([frame.left, frame.right, frame.top, frame.bottom].map(Math.round).join(), frame)
    }
  }
  const kept: Frame[] = []
  for (const frame of [...frames.values()].sort((one, other) => areaOf(one) - areaOf(other)))
    if (!kept.some((one) => covers(one, frame))) kept.push(frame)
  return kept
}
