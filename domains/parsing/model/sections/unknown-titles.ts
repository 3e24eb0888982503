import { organisationScore } from '../entries/organisation-words.ts'
import { schoolIn } from '../entries/school-words.ts'
import { titleScore } from '../entries/title-words.ts'
import { countHan, visualLength } from '../text/characters.ts'
import { folded } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
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

/** The kind of section an unknown title opens by one of its words; null without one, or where it names somebody's firm, school or post. */
export function hintedKind(text: string): SectionKind | null {
  const plain = folded(text)
  const isNamed =
    organisationScore(text) >= 0.7 || titleScore(text) >= 0.9 || (schoolIn(text)?.score ?? 0) > 0.85
  if (isNamed || BESIDE.test(plain)) return null
  return HINTS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const isCapitals = ({ text }: Line) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(withoutRemark(text))

/** How much larger than the text a title must be where its words tell nothing, and where they do. */
const LARGER = 1.12
const SLIGHTLY_LARGER = 1.03

/** Whether a line looks as the titles of its document do that words tell: as large, as bold, at their edge, short and no sentence. */
export function looksLikeTitle(line: Line, titles: Line[]): boolean {
  if (line.cells.length > 1 || visualLength(withoutRemark(line.text)) > LONGEST) return false
  if (line.isBullet || SENTENCE.test(line.text) || /\d/.test(line.text) || titles.length < 2) return false
  const same = titles.filter(
    (title) => Math.abs(title.scale - line.scale) < 0.02 && title.isBold === line.isBold,
  )
  const isAligned = titles.some((title) => Math.abs((line.left ?? 0) - (title.left ?? 0)) < 0.01)
  const isUsual = same.length >= 2 && same.length >= titles.length * 0.6
  if (!isAligned || !isUsual || countHan(line.text) === 1) return false
  // Names of entries are often bold too, seldom larger: without a larger size only a document of shouted titles tells.
  const isHinted = hintedKind(line.text) !== null
  const isShouted = (line.isBold || isHinted) && isCapitals(line) && titles.every(isCapitals)
  return line.scale > (isHinted ? SLIGHTLY_LARGER : LARGER) || isShouted
}
