import { confidences } from '../confidences.ts'
import { degreeIn } from '../fields/degree.ts'
import type { Labelled } from '../fields/labels.ts'
import { type Reading, reading } from '../reading.ts'
import type { EmployerReading, SchoolReading } from '../resume.ts'
import type { Section } from '../sections/section.ts'
import type { SectionKind } from '../sections/section-kinds.ts'
import { compact } from '../text/characters.ts'
import { simplified } from '../text/folded.ts'
import { locate } from '../text/locate.ts'
import { tolerances } from '../tolerances.ts'
import { datesOf, periodOf } from './dates-of.ts'
import { doubted } from './doubt.ts'
import { majorScore } from './major-words.ts'
import { organisationScore } from './organisation-words.ts'
import { PlacedLines } from './placed-lines.ts'
import { namesProject } from './project-words.ts'
import { readEmployers } from './read-employer.ts'
import { readSchools } from './read-school.ts'
import { schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

const { sureSchool: SURE_SCHOOL, sureFirm: SURE_FIRM, surePost: SURE_POST } = tolerances.findEntries
// Sections in which schools or employers may stand when their own title was none that is known.
const ELSEWHERE: readonly SectionKind[] = [
  'basics',
  'summary',
  'other',
  'campus',
  'certificates',
  'practice',
  'skills',
]

const linesOf = (sections: Section[], kinds: readonly SectionKind[]) =>
  sections.filter(({ kind }) => kinds.includes(kind)).map(({ lines }) => lines)

/** A school told in labels among the personal data ("毕业院校: …", "专业: …"). */
function labelledSchool(labelled: Labelled[]): SchoolReading[] {
  const find = (kind: Labelled['kind']) => labelled.find((one) => one.kind === kind)
  const read = (one: Labelled): Reading<string> =>
    reading(one.value, 0.85 * one.certainty, locate(one.line, one.value))
  const school = find('school')
  const named = school && schoolIn(school.value)
  if (!school || !named) return []
  const [major, degree, graduation] = [find('major'), find('degree'), find('graduation')]
  // "长春工业大学(统招本科)": the degree may stand with the school.
  const level = degreeIn(degree?.value ?? named.rest)
  const place = degree ?? school
  return [
    {
      school: read({ ...school, value: named.school }),
      ...(major ? { major: read(major) } : {}),
      ...(level ? { degree: reading(level.degree, 0.85, locate(place.line, place.value)) } : {}),
      ...(graduation ? datesOf(periodOf(graduation.value), graduation.line, true) : {}),
    },
  ]
}

const isSure = ({ school, degree, major, start, end }: SchoolReading) =>
  (school?.confidence ?? 0) >= SURE_SCHOOL && Boolean(degree ?? major ?? start ?? end)

/** Whether a degree stands with a school that is not just its kind: among posts a school is where somebody teaches. */
const tellsDegree = ({ school, degree }: SchoolReading) =>
  degree !== undefined && school?.value.includes(degree.source?.text ?? '') === false

/** The schools without those that are secondary and came after higher studies had begun: there somebody teaches. */
function withoutTaught(schools: SchoolReading[]): SchoolReading[] {
  const higher = schools.filter((one) => tellsDegree(one) && one.degree?.value !== 'secondary')
  const begun = higher.flatMap(({ start, end }) => start?.value ?? end?.value ?? []).sort()[0]
  const isTaught = (one: SchoolReading) =>
    begun !== undefined &&
    !tellsDegree(one) &&
    one.degree?.value === 'secondary' &&
    (one.start?.value ?? '') >= begun
  return schools.filter((one) => !isTaught(one))
}

/** The schools of a résumé: from the sections about education; else from wherever schools with dates or degrees stand. */
export function findSchools(
  sections: Section[],
  labelled: Labelled[],
  placed = new PlacedLines(),
): SchoolReading[] {
  const own = linesOf(sections, ['education']).flatMap((lines) => readSchools(lines, placed))
  if (own.length > 0) return own
  const elsewhere = withoutTaught(
    linesOf(sections, ELSEWHERE)
      .flatMap((lines) => readSchools(lines))
      .filter(isSure),
  )
  const stated = labelledSchool(labelled)
  const [only, ...others] = elsewhere
  if (only && others.length === 0 && stated[0]) return [{ ...only, ...stated[0] }]
  if (only) return elsewhere
  const among = linesOf(sections, ['work']).flatMap((lines) => readSchools(lines))
  return stated.length > 0 ? stated : among.filter((one) => isSure(one) && tellsDegree(one))
}

const STUDENT = /^(?:学生|在校生|student)$/i

const isSchoolEntry = ({ employer, title }: EmployerReading) =>
  (!title || degreeIn(title.value) !== null || STUDENT.test(title.value) || isField(title.value)) &&
  employer !== undefined &&
  (schoolIn(employer.value)?.score ?? 0) > 0.8

/** Whether a text is a field of study and no post. */
const isField = (text: string) => titleScore(text) === 0 && majorScore(text) > 0 && !/student$/i.test(text)

/** What is known of the person before employers are looked for. */
export interface Known {
  schools: SchoolReading[]
  name?: string | undefined
  placed?: PlacedLines
}

/** A heading for jobs and projects together: what stands below it may be either. */
const MIXED = /项目|专案|课题|科研|projects?\b|projetos?\b/iu

/** The employers of one section; under a mixed heading only what a word shows to be a firm is believed. */
function employersIn({ kind, title, lines }: Section, placed: PlacedLines | undefined): EmployerReading[] {
  const found = readEmployers(lines, kind === 'practice', placed)
  if (!title || !MIXED.test(simplified(title.text))) return found
  const isFirm = ({ employer }: EmployerReading) => organisationScore(employer?.value ?? '') >= SURE_FIRM
  return found.map((one) => (isFirm(one) ? one : doubted(one, confidences.entry.mixed)))
}

/** Whether an entry is the time at a school told before: the same place and beginning, and nothing that is surely a post. */
function isKnownSchool({ employer, title, start }: EmployerReading, { schools }: Known): boolean {
  const isPost = title !== undefined && titleScore(title.value) >= SURE_POST && !STUDENT.test(title.value)
  return (
    !isPost &&
    employer !== undefined &&
    schools.some(
      (one) =>
        compact(one.school?.value ?? '') === compact(employer.value) && one.start?.value === start?.value,
    )
  )
}

/** Whether a post beside an employer is the person's own name, or the employer something that was built. */
const isMisread = ({ employer, title }: EmployerReading, { name }: Known) =>
  (name !== undefined && compact(title?.value ?? '') === compact(name)) ||
  (employer !== undefined && namesProject(employer.value) && organisationScore(employer.value) < SURE_FIRM)

/** The employers of a résumé: from the sections about work; else from wherever organisations stand beside periods. */
export function findEmployers(sections: Section[], known: Known = { schools: [] }): EmployerReading[] {
  const own = (['work', 'practice'] as const).flatMap((kind) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => employersIn(section, known.placed)),
  )
  const hasSchools = sections.some(({ kind }) => kind === 'education')
  // Beside a section of education only a field of study shows that it is no job: a university may employ, too.
  const isStudy = (one: EmployerReading) =>
    isKnownSchool(one, known) ||
    (isSchoolEntry(one) && (!hasSchools || (one.title !== undefined && isField(one.title.value))))
  if (own.length > 0) return own.filter((one) => !isStudy(one))
  const elsewhere = linesOf(sections, ['basics', 'summary', 'other']).flatMap((lines) =>
    readEmployers(lines, true),
  )
  return elsewhere.filter(
    (one) =>
      one.title !== undefined && !isSchoolEntry(one) && !isKnownSchool(one, known) && !isMisread(one, known),
  )
}
