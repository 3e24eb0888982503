import type { DocumentText } from './document.ts'
import { findEmployers, findSchools } from './entries/find-entries.ts'
import { PlacedLines } from './entries/placed-lines.ts'
import { readProjects } from './entries/read-project.ts'
import { tellUnknown } from './entries/unknown-sections.ts'
import { readMail, readPhone } from './fields/contacts.ts'
import { readHighestDegree } from './fields/highest-degree.ts'
import { readExpectedPlaces, readExpectedPosition } from './fields/intention.ts'
import { findLabelled } from './fields/labels.ts'
import { readLanguages } from './fields/languages.ts'
import { mailBesideName, withoutIcons } from './fields/mistaken-letters.ts'
import { readAge, readBirthDate, readGender } from './fields/person.ts'
import { readCity } from './fields/read-city.ts'
import { readName } from './fields/read-name.ts'
import { doubtLetters } from './fields/seen-letters.ts'
import { readSkills } from './fields/skills.ts'
import type { ParsedResume } from './resume.ts'
import { mendTitles } from './sections/mend-titles.ts'
import type { Section } from './sections/section.ts'
import { splitSections } from './sections/split-sections.ts'
import { countHan, countWords } from './text/characters.ts'
import { type Line, prepareLines } from './text/line.ts'
import { mendLabels } from './text/mend-labels.ts'

const ENTRY_LIMIT = 40
// Sections that speak of the person, not of schools or employers with labels of their own.
const SELF_DESCRIBING = [
  'basics',
  'intention',
  'summary',
  'skills',
  'languages',
  'other',
  'certificates',
] as const

function languageOf(lines: Line[]): 'zh' | 'en' {
  const text = lines
    .slice(0, 400)
    .map((line) => line.text)
    .join('\n')
  return countHan(text) >= countWords(text) * 0.8 ? 'zh' : 'en'
}

const linesOf = (sections: Section[], ...kinds: Section['kind'][]) =>
  sections.filter(({ kind }) => kinds.includes(kind)).map(({ lines }) => lines)

const OTHERS = /推荐人|证明人|家庭|社会关系|referees?|references?|family/i

/** The lines but those about referees and relatives: their names, numbers and addresses are not the writer's. */
function withoutOthers(lines: Line[], sections: Section[]): Line[] {
  const theirs = sections.filter(({ title }) => title !== null && OTHERS.test(title.text))
  const told = new Set(theirs.flatMap((section) => section.lines.map(({ index }) => index)))
  return told.size === 0 ? lines : lines.filter(({ index }) => !told.has(index))
}

/** Leaves absent facts out instead of naming them undefined. */
function present<T extends object>(facts: T): T {
  for (const key of Object.keys(facts))
    if (Reflect.get(facts, key) === undefined) Reflect.deleteProperty(facts, key)
  return facts
}

/**
 * Reads a résumé's facts out of its lines by the words and the layout of the document alone. Total: whatever the document
 * holds, it answers, with what it could tell; bounded in time and in the size of its answer.
 */
export function parseResume(document: DocumentText, options: { today: Date }): ParsedResume {
  const isSeen = document.isSeen === true
  const prepared = prepareLines(document)
  const lines = mendTitles(mendLabels(isSeen ? withoutIcons(prepared) : prepared))
  const language = languageOf(lines)
  const isChinese = language === 'zh'
  const sections = tellUnknown(splitSections(lines))
  const personal = linesOf(sections, 'basics', 'intention', 'summary').flat()
  const contacts = linesOf(sections, 'basics').flat()
  const own = withoutOthers(lines, sections)
  const labelled = linesOf(sections, ...SELF_DESCRIBING).flatMap((some) =>
    findLabelled(withoutOthers(some, sections)),
  )
  const email = readMail(own, labelled)
  const placed = new PlacedLines()
  const schools = findSchools(sections, labelled, placed).slice(0, ENTRY_LIMIT)
  const name = readName(lines, sections, labelled, isChinese, email?.value)
  const parsed: ParsedResume = present({
    language,
    name,
    gender: readGender(personal, labelled),
    phone: readPhone(own, labelled, contacts),
    email: isSeen && email ? mailBesideName(email, name?.value) : email,
    birthDate: readBirthDate(personal, labelled, options.today),
    age: readAge(personal, labelled),
    city: readCity(personal, labelled, contacts, name?.value),
    expectedPlaces: readExpectedPlaces(sections, labelled),
    expectedPosition: readExpectedPosition(sections, labelled),
    degree: readHighestDegree(schools, labelled, personal),
    schools,
    employers: findEmployers(sections, { schools, name: name?.value, placed }).slice(0, ENTRY_LIMIT),
    skills: readSkills(sections, labelled),
    languages: readLanguages(sections, labelled),
    projects: linesOf(sections, 'projects')
      .flatMap((some) => readProjects(some, placed))
      .slice(0, ENTRY_LIMIT),
    unplaced: [],
  })
  // Only now every section has been read.
  parsed.unplaced = placed.unplacedIn(sections)
  return isSeen ? doubtLetters(parsed) : parsed
}
