import { CHINESE_CITIES, COUNTRIES, PROVINCE, WORLD_CITIES } from '../vocabulary/cities.ts'

const LEADING_PROVINCE = new RegExp(`^(?:中国[·\\s]?)?(?:${PROVINCE})[\\s·/–-]*`, 'u')
const CHINESE_PLACE = new RegExp(
  `^(?:中国[·\\s]?)?(?:${PROVINCE})?[\\s·/–-]*([\\p{Script=Han}]{2,5}?)(?:市|地区|自治州)`,
  'u',
)
// "期望城市": the word itself is no city's name.
const ABOUT_PLACES = /^(?:所在|现居|现|居住|常住|期望|意向|目标|目前|工作|求职|希望)/u
const WHOLE_PROVINCE = new RegExp(`^(?:${PROVINCE})$`, 'u')
const STATE = /^[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/
const PLACE_WORDS =
  /^(?:[\p{Lu}][\p{L}'.-]+)(?:\s(?:de|do|da|la|of|upon|am|an der|[\p{Lu}][\p{L}'.-]+)){0,3}$/u

/** The city a Chinese text names at its beginning ("广东省深圳市南山区" → 深圳); null without one. */
export function chineseCityAtStart(text: string): string | null {
  const rest = text.trim().replace(LEADING_PROVINCE, '')
  for (const length of [4, 3, 2]) {
    const head = rest.slice(0, length)
    if (head.length === length && CHINESE_CITIES.has(head)) return head
  }
  const named = text.trim().match(CHINESE_PLACE)?.[1]
  if (named && !ABOUT_PLACES.test(named)) return named
  return CHINESE_CITIES.has(text.trim().slice(0, 2)) ? text.trim().slice(0, 2) : null
}

/** The city a Latin text names: a known one, or what stands before a state or country; null without one. */
export function latinCity(text: string): string | null {
  const parts = text
    .split(/[,|/•·()]|\s[-–]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const known = parts
    .map((part) => WORLD_CITIES.get(part.replace(/\s\d{4,}.*$/, '').toLowerCase()))
    .find(Boolean)
  if (known) return known
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    const isRegion = next !== undefined && (STATE.test(next) || COUNTRIES.has(next.toLowerCase()))
    if (isRegion && PLACE_WORDS.test(part)) return part
  }
  return null
}

const COUNTIES = /^(?:county|co\.|province of|state of) \p{Lu}|\p{L} county$/iu

/** The usual spelling of a large city that a text is the name of; null otherwise. */
export const knownCity = (text: string): string | null => WORLD_CITIES.get(text.toLowerCase()) ?? null

/** Whether a text is a state or a country, as they stand behind a city. */
export const isRegion = (text: string): boolean =>
  STATE.test(text) || COUNTIES.test(text) || COUNTRIES.has(text.toLowerCase())

const DISTRICT = /^(?:[\p{Script=Han}]{1,4}(?:区|县|新区|镇|街道|路|园区|开发区))?$/u

/** Whether a text is nothing but a place: a city with its province, district, state or country. */
export function isPlace(text: string): boolean {
  const bare = text.trim().replace(/^\(|\)$/g, '')
  if (COUNTRIES.has(bare.toLowerCase()) || WORLD_CITIES.has(bare.toLowerCase()) || STATE.test(bare))
    return true
  if (/^(?:remote|hybrid|on-?site|远程|线上)$/i.test(bare)) return true
  const chinese = chineseCityAtStart(bare)
  if (chinese) {
    const at = bare.indexOf(chinese) + chinese.length
    return DISTRICT.test(
      bare
        .slice(at)
        .replace(/^市/, '')
        .replace(/[\s·–-]/g, ''),
    )
  }
  if (WHOLE_PROVINCE.test(bare)) return true
  const parts = bare.split(/,\s*/)
  const last = parts.at(-1) ?? ''
  const isRegion = STATE.test(last) || COUNTRIES.has(last.toLowerCase())
  return parts.length > 1 && parts.length < 4 && isRegion && PLACE_WORDS.test(parts[0] ?? '')
}

/** The city of an address or place in either language; null without one. */
export const cityOf = (text: string): string | null => chineseCityAtStart(text) ?? latinCity(text)
