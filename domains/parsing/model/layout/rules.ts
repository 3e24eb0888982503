/** A straight line drawn on a page, upright or level, in the page's unit. */
export interface Rule {
  isUpright: boolean
  /** Where it stands: its x when upright, its y when level. */
  at: number
  from: number
  to: number
}

const SAME_PLACE = 2.5
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
