import { confidences } from '../confidences.ts'
import { type Reading, reading } from '../reading.ts'
import type { Section } from '../sections/section.ts'
import { compact } from '../text/characters.ts'
import { type Line, withoutMark } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { LANGUAGE_EXAMS, TONGUES } from '../vocabulary/tongues.ts'
import type { Labelled } from './labels.ts'

const TONGUE = new RegExp(`(?<![\\p{Script=Latin}])(?:${TONGUES})(?![\\p{Script=Latin}])`, 'iu')
const EXAM = new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${LANGUAGE_EXAMS})`, 'giu')
const PARTS = /\t|[;,。|•]|、|\s\/\s|\s{2,}|\.\s/
const LEVEL =
  /native|fluent|bilingual|proficien|intermediate|advanced|basic|beginner|conversational|working|mother tongue|elementary|professional|[ABC][12]\b|母语|流利|熟练|精通|良好|一般|普通|[四六八]级|[听说读写]|等级|优秀|日常|沟通|工作语言|商务/i
// A language no list holds: one capitalised word, or a Chinese word for a tongue, with nothing but a level behind it.
const UNLISTED =
  /^(?:\p{Lu}\p{L}{2,14}|\p{Script=Han}{1,4}[语话文])(?:\s*[(:–-].*|\s+(?:native|fluent|basic|good|advanced|intermediate|conversational|professional|beginner|mother tongue|[ABC][12])\b.*)?$/u
const LIMIT = 12

const tidy = (text: string) => withoutMark(text).replace(/^[\s:,.、–-]+|[\s:,.、–-]+$/g, '')

function spoken(line: Line, isOwnSection: boolean): string[] {
  const label = line.text.replace(
    /^(?:外语水平|语言能力|外语能力|语言|languages?(?: skills)?|外语)\s*:\s*/i,
    '',
  )
  const opened = label.replace(/\(([^()]*)\)/g, (_, inner: string) => ` (${inner.replace(/[,;、]/g, ' ')})`)
  return opened
    .split(PARTS)
    .map(tidy)
    .filter((part) => part.length <= 40 && (TONGUE.test(part) || (isOwnSection && UNLISTED.test(part))))
    .filter((part) => isOwnSection || LEVEL.test(part) || part.replace(TONGUE, '').trim() === '')
}

const CONFIDENCE = confidences.language
const ONE_TONGUE = new RegExp(`^(?:${TONGUES})(?![\\p{Script=Latin}\\p{Script=Han}])`, 'iu')
const ALL_TONGUES = new RegExp(TONGUE, 'giu')

/** A language known by its name, and by no other's, is surely one. */
const trustIn = (part: string, known: number) =>
  ONE_TONGUE.test(part) && [...part.matchAll(ALL_TONGUES)].length === 1 ? known : CONFIDENCE.unknown

/** Languages with the level or the examination that stands beside them. */
export function readLanguages(sections: Section[], labelled: Labelled[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>()
  const add = (value: string, confidence: number, line: Line) => {
    const key = compact(value)
    if (key !== '' && found.size < LIMIT && !found.has(key))
      found.set(key, reading(value, confidence, locate(line, value)))
  }
  for (const section of sections.filter(({ kind }) => kind === 'languages')) {
    for (const line of section.lines)
      for (const part of spoken(line, true)) add(part, trustIn(part, CONFIDENCE.known), line)
  }
  for (const { kind, value, line } of labelled) {
    if (kind !== 'languages') continue
    for (const part of spoken({ ...line, text: value }, true))
      add(part, trustIn(part, CONFIDENCE.labelled), line)
  }
  if (found.size === 0) {
    for (const section of sections.filter(({ kind }) =>
      ['skills', 'certificates', 'basics', 'other'].includes(kind),
    )) {
      for (const line of section.lines)
        for (const part of spoken(line, false)) add(part, CONFIDENCE.elsewhere, line)
    }
  }
  const known = () => [...found.keys()].join(' ')
  for (const section of sections.filter(({ kind }) => kind !== 'work' && kind !== 'projects')) {
    for (const line of section.lines) {
      for (const [exam] of line.text.matchAll(EXAM))
        if (!known().includes(compact(exam))) add(exam.trim(), CONFIDENCE.exam, line)
    }
  }
  return [...found.values()]
}
