import { POINT, PRESENT } from '../dates/patterns.ts'
import { folded } from '../text/folded.ts'
import { type Line, lineWithText } from '../text/line.ts'

const START =
  '(?:(?<!\\p{Script=Han})自|开始(?:时间|日期)|起始(?:时间|日期)|入学(?:时间|日期)?|入职(?:时间|日期)?|start(?:ed| date)?|from|inicio|data de inicio)'
const END =
  '(?:至|结束(?:时间|日期)|截止(?:时间|日期)|毕业(?:时间|日期)?|离职(?:时间|日期)?|end(?:ed| date)?|to|until|termino|data de termino|fim)'
const BOTH = new RegExp(
  `${START}(?:\\s?:\\s*|\\t)(?<start>${POINT})[\\t\\s,;|]+${END}(?:\\s?:\\s*|\\t)(?<end>${POINT}|${PRESENT})`,
  'iu',
)

/** Dates that a form asks for one by one ("开始时间: 2024-09 | 结束时间: 2026-06", in cells or behind colons) as one period. */
export function joinLabelledDates(lines: Line[]): Line[] {
  return lines.map((line) => {
    const match = folded(line.text).match(BOTH)
    if (match?.index === undefined) return line
    const { start = '', end = '' } = match.groups ?? {}
    const after = line.text.slice(match.index + match[0].length)
    return lineWithText(line, `${line.text.slice(0, match.index)}${start} – ${end}${after}`)
  })
}
