import { organisationScore } from '../entries/organisation-words.ts'
import { schoolIn } from '../entries/school-words.ts'
import { titleScore } from '../entries/title-words.ts'
import { degreeIn } from '../fields/degree.ts'
import { countHan, visualLength } from '../text/characters.ts'
import { folded } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { withoutRemark } from './read-title.ts'
import type { SectionKind } from './section-kinds.ts'

const SENTENCE = /[。;!?]|[.,]$/
const LONGEST = 28
/** What is done beside a job, told about somebody else's, or about all jobs at once; and two things in one section. */
const BESIDE =
  /志愿|公益|推荐|证明|培训|课程|概况|概述|总结|(?:语言|外语).*技能|技能.*(?:语言|外语)|training|courses?|summary|overview|skills.*languages|languages.*skills|charity|voluntary|volunteer|outreach|referee|references/i

// What a title in words no pattern knows is about; order decides.
const HINTS: [SectionKind, RegExp][] = [
  ['intention', /意向|期望|求职/],
  ['languages', /语言|外语|语种|\blanguages?\b|\bidiomas?\b|\blinguas?\b/i],
  ['certificates', /证书|证照|资格|执照|荣誉|\b(?:certifi\w+|licen[cs]es?|awards?|certificados?)\b/i],
  ['skills', /技能|专长|特长|擅长|\b(?:skills?|strengths?|tools|competenc\w+|habilidades)\b/i],
  ['projects', /项目|课题|\b(?:projects?|projetos?)\b/i],
  [
    'work',
    /工作|职业|任职|履职|履历|资历|从业|执业|实习|见习|\b(?:work(?:ed|ing)?|jobs?|employ\w+|career|posts|roles|experiences?|internships?|appointments|experiencias?|empregos?|trabalhos?|estagios?|carreira|trajetoria)\b/i,
  ],
  [
    'education',
    /教育|学历|学业|求学|就学|\b(?:educat\w+|school(?:ing)?|stud(?:y|ies|ied)|academic\w*|degrees|formacao|estudos|educacao)\b/i,
  ],
]

/** Whether a text is the diploma of a school ("Leaving Certificate"). */
function isDiploma(text: string): boolean {
  const degree = /\b(?:cert(?:ificate)?|diploma)\b/i.test(text) ? degreeIn(text) : null
  return degree?.from === 0 && degree.to === text.length
}

/** Whether a text names somebody's firm, school, diploma or post. */
export const namesEntry = (text: string): boolean =>
  organisationScore(text) >= 0.7 ||
  titleScore(text) >= 0.9 ||
  (schoolIn(text)?.score ?? 0) > 0.85 ||
  isDiploma(text)

/** Whether a title in words no pattern knows may still open what is told with dates: it names no entry, and nothing beside a job. */
export const mayTellEntries = (text: string): boolean => !namesEntry(text) && !BESIDE.test(folded(text))

/** The kind of section an unknown title opens by one of its words; null without one, or where it names what an entry does. */
export function hintedKind(text: string): SectionKind | null {
  const plain = folded(text)
  if (!mayTellEntries(text)) return null
  return HINTS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const {
  sameScale: SAME_SCALE,
  slightlyLarger: SLIGHTLY_LARGER,
  larger: LARGER,
  mostTitles: MOST_TITLES,
  half: HALF,
  muchLarger: MUCH_LARGER,
} = tolerances.unknownTitles

const isCapitals = ({ text }: Line) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(withoutRemark(text))

const looksAlike = (one: Line, other: Line) =>
  Math.abs(one.scale - other.scale) < SAME_SCALE &&
  one.isBold === other.isBold &&
  (countHan(one.text) > 0 || countHan(other.text) > 0 || isCapitals(one) === isCapitals(other))

/** Whether words could be a title by their length and their marks. */
const isTitleLong = (text: string) =>
  visualLength(withoutRemark(text)) <= LONGEST &&
  !SENTENCE.test(text) &&
  !/\d/.test(text) &&
  countHan(text) !== 1

const hasTitleShape = ({ cells, text, isBullet }: Line) =>
  cells.length === 1 && !isBullet && isTitleLong(text)

// "【打工经历】", "== Jobs ==", "--- Work ---": signs at both ends of a line.
const FRAMED =
  /^(?<frame>[【[〖〔「『《〈«<]|[#=~_*+|-]+)\s*(?<title>[^\s】\]〗〕」』》〉»>#=~_*+|-].{0,30}?)\s*(?:[】\]〗〕」』》〉»>]|[#=~_*+|-]+)$/u

/** The sign that frames a line's words, where it frames nothing but what may be a title; null without one. */
function frameOf({ text }: Line): string | null {
  const { frame, title = '' } = FRAMED.exec(text)?.groups ?? {}
  return frame && isTitleLong(title) ? frame.slice(0, 1) : null
}

/** Whether a line is framed as a title that words tell: in plain text nothing else shows what one is. */
function isFramedAlike(line: Line, titles: Line[]): boolean {
  const frame = frameOf(line)
  return frame !== null && titles.some((title) => frameOf(title) === frame)
}

/**
 * Whether a line looks as titles of its document do that words tell, and stands at their edge. Either most titles look so and
 * it is larger than the text, or few lines but titles do: names of entries are often as bold, then the look says nothing.
 */
export function looksLikeTitle(line: Line, lines: Line[], titles: Line[]): boolean {
  if (isFramedAlike(line, titles)) return true
  if (titles.length < 2 || !hasTitleShape(line)) return false
  const known = titles.filter((title) => looksAlike(title, line)).length
  const isAligned = titles.some((title) => Math.abs((line.left ?? 0) - (title.left ?? 0)) < 0.01)
  if (known < 2 || !isAligned) return false
  const isHinted = hintedKind(line.text) !== null
  if (known >= titles.length * MOST_TITLES && line.scale > (isHinted ? SLIGHTLY_LARGER : LARGER)) return true
  if (line.scale <= SLIGHTLY_LARGER && !isCapitals(line) && !(line.isBold && isHinted)) return false
  return known >= lines.filter((other) => hasTitleShape(other) && looksAlike(other, line)).length * HALF
}

/** Whether a line with a title's words is set as plain text, in a document whose titles are much larger. */
export function looksLikeText(line: Line, titles: Line[]): boolean {
  const large = titles.filter(({ scale }) => scale > MUCH_LARGER).length
  const isPlain = line.scale <= SLIGHTLY_LARGER && !line.isBold && !isCapitals(line)
  return isPlain && large > 2 && large > titles.length / 2
}
