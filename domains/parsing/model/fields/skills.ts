import { confidences } from '../confidences.ts'
import { type Reading, reading } from '../reading.ts'
import type { Section } from '../sections/section.ts'
import { compact, countHan, visualLength } from '../text/characters.ts'
import { type Line, withoutBullet, withoutMark } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { KNOWN_SKILLS } from '../vocabulary/skills.ts'
import { LANGUAGE_EXAMS, TONGUES } from '../vocabulary/tongues.ts'
import type { Labelled } from './labels.ts'

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const KNOWN = new RegExp(
  `(?<![\\p{Script=Latin}\\d.#+-])(?:${[...KNOWN_SKILLS]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|')})(?![\\p{Script=Latin}\\d#+])`,
  'giu',
)
const LANGUAGE = new RegExp(`^(?:${TONGUES})(?:\\s*[(:–-].*)?$|^(?:${LANGUAGE_EXAMS})$`, 'iu')
const PARTS =
  /\t|[;,。|•·●▪]|、|\s\/\s|(?<=\p{Script=Han})\/(?=\p{Script=Han})|(?<=[\p{Script=Latin}+#])\s?[与和及]\s?(?=[\p{Script=Latin}])|\s–\s|(?:^|\s)[-–]\s/u
const VERB =
  /^(?:能够?|可以?|会(?:做|用|使用)?|懂得?|主持过|从事过|具备|具有|拥有|有|熟练(?:地)?|较|比较|非常|深入|并|且|及|和|与|以及|对|基本|一定的?|良好的?|扎实的?|独立)*(?:熟练(?:使用|掌握|运用|操作|应用)?|熟悉|精通|掌握|了解|理解|擅长|使用(?:过)?|运用|操作|应用|通晓|接触过|proficient (?:in|with)|experienced? (?:in|with)|familiar(?:ity)? with|(?:strong |working |basic |good )?knowledge of|expert(?:ise)? in|skilled in|and(?=\s))\s*/iu
const TAIL =
  /\s*(?:等|等等|等(?:相关)?(?:技术|工具|软件|框架|办公软件|语言|中间件|数据库)|的使用|的?操作|etc\.?)$/iu
const LEVEL =
  /\s*[(:–-]?\s*(?:熟练|精通|良好|一般|掌握|了解|熟悉|expert|advanced|intermediate|beginner|basic|proficient|\d{1,3}%|[★☆]+|\d{1,2}\+? years?)\)?$/iu
const GROUP = /^[^:]{1,32}:\s*/
const LIMIT = 60

function tidy(part: string): string {
  const bare = withoutMark(part)
    .replace(/^.{1,8}(?:为|包括|例如|如)\s?(?=[A-Za-z])/u, '')
    .replace(/^[\s.:–-]+|[\s.:–-]+$/g, '')
    .replace(VERB, '')
    .replace(LEVEL, '')
    .replace(TAIL, '')
    .trim()
  return bare.includes('(') === bare.includes(')')
    ? bare
    : bare.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim()
}

const knownIn = (text: string) => [...text.matchAll(KNOWN)].map(([skill]) => skill)
const isSentence = (text: string) =>
  visualLength(text) > 30 || (countHan(text) > 8 && /[的了对能并在]/.test(text)) || text.split(' ').length > 5

/** The skills that one line of a skills section lists; from a sentence only those known by name. */
function skillsOfLine(text: string): string[] {
  const bare = withoutBullet(withoutMark(text)).replace(GROUP, '')
  // Commas inside parentheses part the members of one group: "前端(React, Vue)".
  const open = bare.replace(/\(([^()]{1,200})\)/g, (whole, inner: string) =>
    /[,、/]/.test(inner) ? `,${inner},` : whole,
  )
  return open.split(PARTS).flatMap((part) => {
    const skill = tidy(part)
    if (skill === '' || LANGUAGE.test(skill) || /^\d+$/.test(skill) || !/[\p{L}]/u.test(skill)) return []
    return isSentence(skill) ? knownIn(skill) : [skill]
  })
}

const CONFIDENCE = confidences.skill
const LONG_HAN = 4
const MOST_WORDS = 3

/** Whether a skill no list holds looks as most do: a short Chinese word, or a few Latin ones that begin with a capital. */
function isLikely(skill: string): boolean {
  if (countHan(skill) > 0) return skill.length <= LONG_HAN
  const words = skill.split(/\s+/).length
  return /^[\p{Lu}\d]/u.test(skill) && words > 1 && words <= MOST_WORDS
}

const trustIn = (skill: string, known: number) =>
  knownIn(skill).length > 0 ? known : isLikely(skill) ? CONFIDENCE.likely : CONFIDENCE.odd

/** Skills in the order they are written; each once. */
export function readSkills(sections: Section[], labelled: Labelled[]): Reading<string>[] {
  const found = new Map<string, Reading<string>>()
  const add = (value: string, confidence: number, line: Line) => {
    const key = compact(value)
    if (found.size < LIMIT && !found.has(key)) found.set(key, reading(value, confidence, locate(line, value)))
  }
  for (const section of sections.filter(({ kind }) => kind === 'skills')) {
    for (const line of section.lines) {
      for (const skill of skillsOfLine(line.text)) add(skill, trustIn(skill, CONFIDENCE.known), line)
    }
  }
  for (const { kind, value, line } of labelled) {
    if (kind === 'skills')
      for (const skill of skillsOfLine(value)) add(skill, trustIn(skill, CONFIDENCE.likely), line)
  }
  if (found.size === 0) {
    for (const section of sections.filter(({ kind }) =>
      ['summary', 'certificates', 'other', 'basics'].includes(kind),
    )) {
      for (const line of section.lines)
        for (const skill of knownIn(line.text)) add(skill, CONFIDENCE.elsewhere, line)
    }
  }
  return [...found.values()]
}
