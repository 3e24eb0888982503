import { findPeriods, withoutPeriods } from '../dates/periods.ts'
import { organisationScore } from '../entries/organisation-words.ts'
import { schoolIn } from '../entries/school-words.ts'
import { titleScore } from '../entries/title-words.ts'
import { kindOfLabel } from '../fields/labels.ts'
import { compact, visualLength } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { lineTail, scaleBefore } from '../text/line-tail.ts'
import { tolerances } from '../tolerances.ts'
import type { LabelKind } from '../vocabulary/labels.ts'
import { linesAboveTitle } from './beside-title.ts'
import { endsSentence } from './broken-off.ts'
import { opensCombinedHistory, splitCombinedHistory } from './combined-history.ts'
import { bareTitle, readTitle } from './read-title.ts'
import { withoutTranslation } from './repeated-in-translation.ts'
import type { Section } from './section.ts'
import type { SectionKind } from './section-kinds.ts'
import { hintedKind, looksLikeText, looksLikeTitle, mayTellEntries, namesEntry } from './unknown-titles.ts'

// Kinds whose title may share its line with what it announces ("专业技能: Java, SQL").
const INLINE = new Set<SectionKind>(['skills', 'languages', 'summary', 'certificates', 'other'])
// Inside these an inline label is a detail of the entry ("技术栈: …"), never the end of the section.
const ENTRY_KINDS = new Set<SectionKind>(['work', 'practice', 'projects', 'education', 'campus'])
/** Kinds whose bare words ("Work") may be a label's. */
const WORKS = new Set<SectionKind>(['work', 'practice'])
const INLINE_TITLE =
  /^(?:[专职]业技能|个人技能|技能特长|语言能力|外语水平|自我评价|个人评价|获奖情况|所获证书|兴趣爱好|个人优势|skills|technical skills|languages|interests|hobbies|certifications|awards)$/
// Labels that may also be a title in the margin; every other one stands for a fact of an entry.
const TITLE_LABELS = new Set<LabelKind | null>([
  null,
  'skills',
  'languages',
  'awards',
  'traits',
  'position',
  'years',
])
// "二、工作情况": what is numbered so is a title, however weak its word.
const NUMBERED = /^[一二三四五六七八九十]{1,2}\s?[、.]/u
const NEAR_DATES = 2
const SHORT_VALUE = 12
const { sameEdge: SAME_EDGE, titleScale: TITLE_SCALE } = tolerances.splitSections

interface Opening {
  kind: SectionKind
  rest: string
}

function openingOfCells(line: Line, margins: number[]): Opening | null {
  const [first = '', ...rest] = line.cells
  if (rest.length === 0) return null
  const kind = readTitle(first)
  if (kind === null || kind === 'basics') return null
  // "毕业院校" is a label before a name, and a title before entries with their dates.
  const isDated = rest.length > 1 && rest.some((cell) => findPeriods(cell).some(({ isRange }) => isRange))
  if (!isDated && !TITLE_LABELS.has(kindOfLabel(first))) return null
  const second = rest.join('\t')
  // The title of a table's part beside the names of its columns.
  if (rest.length > 1 && rest.every((cell) => kindOfLabel(cell) !== null)) return { kind, rest: second }
  // "学历 | 本科", "Skills | …": a short single value is a labelled cell, not a section beside its title.
  const isLabelled = rest.every((cell) => visualLength(cell) < 14) || ENTRY_KINDS.has(kind) === false
  if (rest.length > 1 && isLabelled && ENTRY_KINDS.has(kind)) return null
  const isBare = visualLength(second) < SHORT_VALUE && !/\d{4}/.test(second)
  const isAtMargin = margins.filter((edge) => Math.abs(edge - (line.left ?? -1)) < SAME_EDGE).length > 1
  if (isLabelled && isBare && !isAtMargin && scaleBefore(line, second) < TITLE_SCALE) return null
  return { kind, rest: second }
}

function openingInline(line: Line, current: SectionKind): Opening | null {
  const colon = line.text.indexOf(':')
  if (colon < 1 || colon > 30) return null
  const head = line.text.slice(0, colon)
  const kind = readTitle(head)
  if (kind === null || !INLINE.has(kind)) return null
  if (ENTRY_KINDS.has(current) && !INLINE_TITLE.test(bareTitle(head).toLowerCase())) return null
  return { kind, rest: line.text.slice(colon + 1).trim() }
}

/** A title's text without the sign in front of it that stands for a picture ("学 | 教育背景"). */
function titleText({ text, cells }: Line): string {
  const [sign = '', title = ''] = cells
  return cells.length === 2 && [...sign].length === 1 && readTitle(sign) === null ? title : text
}

function opening(line: Line, current: SectionKind, margins: number[]): Opening | null {
  const kind = line.text.endsWith(',') ? null : readTitle(titleText(line))
  if (kind !== null) return { kind, rest: '' }
  return openingOfCells(line, margins) ?? openingInline(line, current)
}

function isLabelOfEntry(
  lines: Line[],
  at: number,
  kind: SectionKind,
  current: Section,
  titles: Line[],
): boolean {
  const line = lines[at]
  if (!line) return false
  // "项目描述:", "工作内容" are labels inside entries; so is a lone "Projects" bullet.
  if (line.isBullet && ENTRY_KINDS.has(current.kind)) return !/^\d|^[■◆●▪]/.test(line.text)
  if (!ENTRY_KINDS.has(current.kind) || NUMBERED.test(line.text)) return false
  if (readTitle(line.text) !== null && looksLikeText(line, titles)) return true
  const word = compact(bareTitle(line.text))
  const isWeak =
    /^(?:技术|工具|软件|能力|工作|项目|课程|其他|备注|荣誉|成果|主修课程|相关课程|主干课程|专业课程|核心课程|工作业绩|项目业绩|tools|work|others?|courses?|coursework|relevantcoursework|technologies|techstack|projects?介绍|项目介绍|项目简介|工作描述|工作概述|项目成果|工作情况|项目情况|achievements?|accomplishments|highlights|keyachievements?|keyaccomplishments|summary|overview|teaching|离职原因)$/.test(
      word,
    )
  // "Work" by itself over entries with their dates is no label.
  const opensEntries =
    WORKS.has(kind) &&
    line.text === bareTitle(line.text) &&
    lines
      .slice(at + 1, at + 1 + NEAR_DATES)
      .some(({ text }) => findPeriods(text).some(({ isRange }) => isRange))
  return isWeak && !opensEntries && !(line.scale > 1.1) && (kind !== current.kind || line.text.endsWith(':'))
}

/** Whether a line as large as a title names an entry instead: in a section of entries, with dates just below it. */
function headsEntry(lines: Line[], at: number, current: Section): boolean {
  if (!ENTRY_KINDS.has(current.kind)) return false
  if (current.lines.length === 0 || namesEntry(lines[at]?.text ?? '')) return true
  // Where its words speak for a title only dates right below it tell of an entry: further down they are the first entry's.
  const reach = hintedKind(lines[at]?.text ?? '') === null ? NEAR_DATES : 1
  return lines.slice(at + 1, at + 1 + reach).some(({ text }) => {
    const periods = findPeriods(text)
    const rest = withoutPeriods(text, periods)
      .replace(/[\s|,·•()–-]+/g, ' ')
      .trim()
    // Beside an unknown section's first dates stands whom they are about.
    const isPost = titleScore(rest) > 0 && organisationScore(rest) < 0.5 && schoolIn(rest) === null
    return periods.length > 0 && (rest === '' || isPost)
  })
}

const DATED_WITHIN = 8

/** Whether something with a beginning and an end stands soon below a line. */
const opensDates = (lines: Line[], at: number): boolean =>
  lines
    .slice(at + 1, at + 1 + DATED_WITHIN)
    .some(({ text }) => findPeriods(text).some(({ isRange }) => isRange))

const MENU = 4

/** Sections but those a page's menu names: titles one below the other, most of which come again; what follows them is about the person. */
function withoutNavigation(sections: Section[]): Section[] {
  const end = sections.findIndex((section, at) => at > 0 && section.lines.length > 0)
  const last = sections[end]
  if (end < MENU || !last) return sections
  const later = new Set(sections.slice(end + 1).map(({ kind }) => kind))
  const menu = sections.slice(1, end + 1)
  if (menu.filter(({ kind }) => later.has(kind)).length * 2 <= menu.length) return sections
  const first = later.has(last.kind) ? { ...last, kind: 'basics' as const, title: null } : last
  return [...sections.slice(0, 1), first, ...sections.slice(end + 1)]
}

/** Takes the lines from a section that stand above the rest of a title's line, and belong to what the title opens. */
function linesBeside(before: Section, title: Line, rest: string, next: Line | undefined): Line[] {
  const count = rest === '' ? 0 : linesAboveTitle(before, lineTail(title, rest), next)
  return count === 0 ? [] : before.lines.splice(-count)
}

/** The sections of some lines and the titles that words tell; what looks as the models do is a title, too. */
function cut(lines: Line[], models: Line[]): { sections: Section[]; titles: Line[] } {
  let current: Section = { kind: 'basics', title: null, lines: [] }
  const sections = [current]
  const titles: Line[] = []
  const lives: Section[] = []
  // Where titles stand that share their line with their section's text.
  const margins: number[] = []
  const open = (kind: SectionKind, title: Line, rest: string) => {
    current = { kind, title, lines: rest === '' ? [] : [lineTail(title, rest)] }
    sections.push(current)
  }
  for (const [at, line] of lines.entries()) {
    // What stands at the top of a column before any title is about the person, as at the top of the page.
    if (line.raw.opensColumn === true && current.lines.length > 0) {
      current = { kind: 'basics', title: null, lines: [] }
      sections.push(current)
    }
    const found = endsSentence(lines, at) ? null : opening(line, current.kind, margins)
    if (found && !isLabelOfEntry(lines, at, found.kind, current, models)) {
      const isLife = opensCombinedHistory(lines, at)
      const above = linesBeside(current, line, found.rest, lines[at + 1])
      open(isLife ? 'work' : found.kind, line, found.rest)
      current.lines.unshift(...above)
      if (isLife) lives.push(current)
      if (found.rest === '') titles.push(line)
      else if (line.left !== null) margins.push(line.left)
    } else if (looksLikeTitle(line, lines, models) && !headsEntry(lines, at, current)) {
      const hint = hintedKind(line.text)
      const isUnknown = hint === null && mayTellEntries(line.text) && opensDates(lines, at)
      // Above the first title, large letters are a name's or a post's unless words or dates tell.
      if (hint === null && current.kind === 'basics' && !isUnknown) current.lines.push(line)
      else open(hint ?? 'other', line, '')
      if (isUnknown) current.isUnknown = true
    } else current.lines.push(line)
  }
  return {
    sections: sections.flatMap((one) => (lives.includes(one) ? splitCombinedHistory(one) : [one])),
    titles,
  }
}

/** Cuts a document's lines at its section titles: those that words tell, and those that look as these do. */
export function splitSections(lines: Line[]): Section[] {
  return withoutTranslation(withoutNavigation(cut(lines, cut(lines, []).titles).sections))
}
