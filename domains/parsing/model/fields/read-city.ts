import { organisationScore } from '../entries/organisation-words.ts'
import { titleScore } from '../entries/title-words.ts'
import { type Reading, reading } from '../reading.ts'
import { countHan } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { TONGUES } from '../vocabulary/tongues.ts'
import { mailIn, phoneIn } from './contact-numbers.ts'
import { kindOfLabel, type Labelled } from './labels.ts'
import { chineseCityAtStart, cityOf, isPlace, isRegion, knownCity } from './places.ts'

const LIVING =
  /(?:现?居住(?:地)?[于在]?|现居(?:住)?[于在]?|(?:现在?|目前|常)住[于在]?|住在|常驻|坐标|\bbase[d]?\s?(?:in|:)|\bliv(?:es?|ing) in)\s*:?\s*([\p{L}][\p{L} -]{1,24})/iu
const CELLS = /\t|\s?[|•·⋅◇;+]\s?|\s+[-–—/]\s+|(?<=\p{Script=Han})[\s,]|\s(?=\p{Script=Han})/u
const SIGN = /^[^\p{L}\d(]+|[^\p{L}\d)]+$/gu
// "80337 München", "Cardiff CF15 0XX", "1015 CJ Amsterdam", "Singapore 440009", "Colombo 03", "QLD 4000".
const POSTCODE =
  /\b(?:[A-Z]{1,3}-)?\d{4,6}(?:-\d{3,4})?(?:\s[A-Z]{2}(?=\s))?\b|\b[A-Z]{1,2}\d[\dA-Z]?\s?\d[A-Z]{2}\b|\b[A-Z]{1,2}\d{1,2}\s0XX\b|(?<=\p{L}\s)\d{1,2}$/gu
const STATE_BEHIND = /\s*[/–-]\s*[A-Z]{2}$|\s(?:[A-Z]{2,3})$/
const STREET =
  /\d|\b(?:street|st|road|rd|lane|avenue|ave|close|drive|way|court|ct|rua|avenida|straße|strasse|str|platz|bairro|block|flat|room|floor|apt|district|university|department|institut\w*)\b\.?/i
const TOWN =
  /^(?=.*\p{Ll})[ʻ'’]?\p{Lu}[\p{L}'’.-]+(?:\s(?:de|do|da|la|of|upon|am|an der|\p{Lu}[\p{L}'’.-]+)){0,2}$/u
/** Cities that are their own state: what stands before them is a part of them. */
const CITY_STATE = /^(?:hong kong|singapore|macau|luxembourg|monaco)$/i
const NO_TOWN = new RegExp(
  `^(?:${TONGUES}|male|female|single|married|linkedin|github|portfolio|website|email|phone|mobile|contact|available|citizen|british|american|permanent resident|curriculum vitae|he/him|she/her|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|fall|autumn|winter|currently|present|now|today|mobile no|tel|fax|age|date)\\.?$`,
  'iu',
)

const stripped = (part: string) => part.replace(POSTCODE, ' ').replace(/\s+/g, ' ').replace(SIGN, '').trim()

/** The city of a Latin address: what stands before its state or country, a known one, or the town beside its postcode. */
function cityOfAddress(cell: string): string | null {
  const parts = cell
    .replace(/\([^()]*\)$/, '')
    .split(/,\s*/)
    .map((part) => ({ bare: stripped(part), hasCode: part.replace(POSTCODE, '') !== part }))
    .filter(({ bare }) => bare !== '')
  const last = parts.at(-1)
  if (!last || CITY_STATE.test(last.bare)) return last ? knownCity(last.bare) : null
  const regions = [...parts].reverse().findIndex(({ bare }) => !isRegion(bare))
  const before = regions > 0 ? parts[parts.length - 1 - regions]?.bare : undefined
  if (before !== undefined && parts.length > 1 && TOWN.test(before) && !STREET.test(before)) return before
  const own = last.bare.replace(STATE_BEHIND, '')
  const known = knownCity(own) ?? knownCity(last.bare)
  if (known) return known
  const isTown =
    last.hasCode || /[/–-]\s*[A-Z]{2}$/.test(last.bare) || (own !== last.bare && parts.length > 1)
  if (isTown && TOWN.test(own) && !STREET.test(own) && !NO_TOWN.test(own) && !isRegion(own)) return own
  return parts.map(({ bare }) => knownCity(bare)).find((city) => city !== null) ?? null
}

const isContact = ({ text }: Line) => mailIn(text) !== null || phoneIn(text) !== null

/** A town no list knows: by itself between the separators of a contact line, or on a line of its own beside one. */
function townBeside(cell: string, line: Line, lines: Line[], at: number): string | null {
  const bare = cell.replace(SIGN, '')
  const isAlone = bare === line.text.replace(SIGN, '') && line.scale < 1.2
  const near = isAlone && [lines[at - 1], lines[at + 1]].some((one) => one !== undefined && isContact(one))
  if (!near && !(isContact(line) && !isAlone)) return null
  const isTown = TOWN.test(bare) && !NO_TOWN.test(bare) && !isRegion(bare) && kindOfLabel(bare) === null
  return isTown && titleScore(bare) === 0 && organisationScore(bare) < 0.5 ? bare : null
}

/** The city that a cell of the contact lines names. */
function cityOfCell(cell: string): string | null {
  if (countHan(cell) > 0) {
    const isAddress = /[省市].*[区县路街镇]/u.test(cell) && chineseCityAtStart(cell) !== null
    return isPlace(cell) || isAddress ? cityOf(cell) : null
  }
  if (mailIn(cell) !== null || /[@:]/.test(cell)) return null
  const isTold = isPlace(cell) || /,\s*[A-Z]{2}(?:\s\d{5})?$/.test(cell)
  return cityOfAddress(cell) ?? (isTold ? cityOf(cell.split(/\d{2,},?\s/).at(-1) ?? cell) : null)
}

/** Pieces of a line but the values of its labels, which are about other places ("籍贯 | 山西运城"). */
function freePieces(line: Line): string[] {
  const pieces = line.text.split(CELLS).filter((piece) => piece !== '')
  return pieces.filter((_, at) => {
    const kind = kindOfLabel(pieces[at - 1] ?? '')
    return kind === null || kind === 'city' || kind === 'phone' || kind === 'email'
  })
}

/** The city a person lives in: from its label, else where they say that they live, else a place among the contact lines. */
export function readCity(
  basics: Line[],
  labelled: Labelled[],
  contacts: Line[],
  name: string | undefined,
): Reading<string> | undefined {
  for (const { kind, value, line, certainty } of labelled) {
    if (kind !== 'city' || /@|^\+?\d{5}/.test(value)) continue
    const city = cityOf(value) ?? cityOfAddress(value)
    if (city) return reading(city, 0.93 * certainty, locate(line, city))
    if (value.length < 24 && /^[\p{L} ,.'-]+$/u.test(value) && kindOfLabel(value) === null)
      return reading(value, 0.6 * certainty, locate(line, value))
  }
  for (const line of basics) {
    const living = line.text.match(LIVING)?.[1]
    const city = living ? cityOf(living) : null
    if (city) return reading(city, 0.75, locate(line, city))
  }
  for (const line of [...contacts, ...basics]) {
    for (const cell of freePieces(line)) {
      const city = cityOfCell(cell.replace(SIGN, ''))
      if (city) return reading(city, 0.75, locate(line, city))
    }
  }
  for (const [at, line] of contacts.entries()) {
    for (const cell of freePieces(line)) {
      const town = townBeside(cell, line, contacts, at)
      if (town && !name?.toLowerCase().includes(town.toLowerCase()))
        return reading(town, 0.5, locate(line, town))
    }
  }
  return undefined
}
