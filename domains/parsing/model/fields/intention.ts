import { confidences } from '../confidences.ts'
import { titleScore } from '../entries/title-words.ts'
import { type Reading, reading } from '../reading.ts'
import type { Section } from '../sections/section.ts'
import { visualLength } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { kindOfLabel, type Labelled } from './labels.ts'
import { cityOf, isPlace } from './places.ts'

const COMMA = /,\s*/
const PARTS_BUT_COMMA = /\t|\s*[|;•·]\s*|\s+[-–/]\s+/
const PARTS = /\t|\s*[|;•·]\s*|\s+[-–/]\s+|,\s*/
const MONEY =
  /\d\s?[kK万]|\d{4,}|元|面议|薪|¥|\$|全职|兼职|实习$|随时|到岗|离职|在职|个月内|full.?time|part.?time/i
const PLACES = /[\s,、;/|·]+|或|和|及/

/** A wanted position as one text, or null when the text is a sentence about the writer. */
function positionOf(text: string): string | null {
  const isFit = (one: string) => one !== '' && visualLength(one) <= 40 && !isPlace(one) && !MONEY.test(one)
  const whole = text.split(PARTS_BUT_COMMA).find(isFit)
  const holdsMore = whole?.split(COMMA).some((one) => isPlace(one) || MONEY.test(one))
  return (holdsMore ? whole?.split(COMMA).find(isFit) : whole)?.replace(/[\s,;.]+$/, '') ?? null
}

function placesOf(text: string, line: Line, confidence: number): Reading<string>[] {
  const chunks = text
    .split(/,\s+[A-Z]{2}\b/)
    .join('')
    .split(/\p{Script=Han}/u.test(text) ? PLACES : /\s*[,;/|·]\s*|\s+(?:or|and)\s+/)
  return chunks.flatMap((chunk) => {
    const city = cityOf(chunk)
    const value = city ?? (/^(?:全国|不限|remote|远程|anywhere)$/i.test(chunk) ? chunk : null)
    return value ? [reading(value, confidence, locate(line, value))] : []
  })
}

const CONFIDENCE = confidences.position

/** Whether a slash or a bracket parts a position from what goes on behind it. */
const isCut = (position: string, value: string) =>
  /^\s?[/(]/.test(value.slice(value.indexOf(position) + position.length))

/** The position somebody looks for, from its label or from the section about it. */
export function readExpectedPosition(sections: Section[], labelled: Labelled[]): Reading<string> | undefined {
  for (const { kind, value, line, certainty } of labelled) {
    const position = kind === 'position' ? positionOf(value) : null
    const trust = position && isCut(position, value) ? CONFIDENCE.cut : CONFIDENCE.labelled
    if (position) return reading(position, trust * certainty, locate(line, position))
  }
  for (const section of sections.filter(({ kind }) => kind === 'intention')) {
    for (const line of section.lines) {
      const label = line.text.includes(':') ? kindOfLabel(line.text.split(':')[0] ?? '') : null
      if (label !== null && label !== 'title') continue
      const position = positionOf(label === 'title' ? line.text.replace(/^[^:]*:/, '').trim() : line.text)
      if (position)
        return reading(
          position,
          titleScore(position) > 0 ? CONFIDENCE.worded : CONFIDENCE.placed,
          locate(line, position),
        )
    }
  }
  return undefined
}

/** The cities somebody would work in, each once. */
export function readExpectedPlaces(sections: Section[], labelled: Labelled[]): Reading<string>[] {
  const intention = new Set(
    sections
      .filter(({ kind }) => kind === 'intention')
      .flatMap(({ lines }) => lines.map(({ index }) => index)),
  )
  const named = labelled.filter(
    ({ kind, line }) => kind === 'place' || (kind === 'city' && intention.has(line.index)),
  )
  const direct = named.flatMap(({ value, line }) => placesOf(value, line, 0.95))
  const wanted = labelled.filter(({ kind }) => kind === 'position')
  const beside =
    direct.length > 0
      ? []
      : wanted.flatMap(({ value, line }) =>
          value
            .split(PARTS)
            .filter(isPlace)
            .flatMap((part) => placesOf(part, line, 0.8)),
        )
  const section = sections.filter(({ kind }) => kind === 'intention').flatMap(({ lines }) => lines)
  const loose =
    direct.length + beside.length > 0
      ? []
      : section.flatMap((line) =>
          line.text
            .split(PARTS)
            .filter(isPlace)
            .flatMap((part) => placesOf(part, line, 0.75)),
        )
  const all = [...direct, ...beside, ...loose]
  return all
    .filter((place, index) => all.findIndex((other) => other.value === place.value) === index)
    .slice(0, 10)
}
