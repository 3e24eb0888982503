import type { Section } from '../sections/section.ts'
import type { SectionKind } from '../sections/section-kinds.ts'
import { tolerances } from '../tolerances.ts'
import { organisationScore } from './organisation-words.ts'
import { readEmployers } from './read-employer.ts'
import { readSchools } from './read-school.ts'
import { schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

const { sureSchool: SURE_SCHOOL, sureTitle: SURE_TITLE, sureFirm: SURE_FIRM } = tolerances.unknownSections

/** How many dated entries of a section are surely schools, and how many posts. */
function entriesOf({ lines }: Section): Record<'education' | 'work', number> {
  const schools = readSchools(lines).filter(
    ({ school, degree, start }) => (school?.confidence ?? 0) >= SURE_SCHOOL && Boolean(degree ?? start),
  )
  const posts = readEmployers(lines).filter(
    ({ employer, title, start }) =>
      start &&
      employer &&
      (schoolIn(employer.value)?.score ?? 0) < SURE_SCHOOL &&
      (titleScore(title?.value ?? '') >= SURE_TITLE || organisationScore(employer.value) >= SURE_FIRM),
  )
  return { education: schools.length, work: posts.length }
}

/**
 * Gives sections whose titles tell nothing the kind that their entries are of, where the document has no other of that kind. One
 * that stands among the person's own facts and tells nothing by its entries either belongs to these.
 */
export function tellUnknown(sections: Section[]): Section[] {
  const missing = (['education', 'work'] as const).filter(
    (kind) => !sections.some((section) => section.kind === kind && section.lines.length > 0),
  )
  const told: Section[] = []
  for (const section of sections) {
    const before = told.at(-1)
    const kind = section.isUnknown ? kindByEntries(section, missing) : null
    if (kind) told.push({ ...section, kind })
    else if (section.isUnknown && section.title && before?.kind === 'basics')
      before.lines.push(section.title, ...section.lines)
    else told.push(section)
  }
  return told
}

function kindByEntries(section: Section, missing: readonly ('education' | 'work')[]): SectionKind | null {
  if (missing.length === 0) return null
  const entries = entriesOf(section)
  const [best] = missing.toSorted((one, other) => entries[other] - entries[one])
  return best && entries[best] > 0 ? best : null
}
