import { employers } from './content/employers.ts'
import { homeCities } from './content/places.ts'
import type { Profile } from './content/profile.ts'
import { schools } from './content/schools.ts'
import type { Random } from './random.ts'
import type { Candidate, CandidateProject, Degree, Education, Job, Language } from './story-shape.ts'

/** The month the résumés were written; dates in them stay as people typed them. */
export const writtenIn = { year: 2026, month: 11 }

type Person = { language: Language; gender: Candidate['gender']; isGraduate: boolean; profile: Profile }

/** Puts believable figures where a sentence leaves room for them: `{b}` is always well above `{a}`. */
export function fillFigures(random: Random, sentence: string): string {
  const figure = random.between(4, 18)
  return sentence.replaceAll('{a}', String(figure)).replaceAll('{b}', String(figure * 2 + 7))
}

const month = (year: number, number: number) => `${year}-${String(number).padStart(2, '0')}`

const schoolYears: Record<Language, { starts: number; ends: number; bachelor: number; master: number }> = {
  'zh-CN': { starts: 9, ends: 6, bachelor: 4, master: 3 },
  'en-US': { starts: 9, ends: 7, bachelor: 3, master: 1 },
  'pt-BR': { starts: 2, ends: 12, bachelor: 5, master: 2 },
}

const lengthOf = (language: Language, degree: Degree) => {
  const years = schoolYears[language]
  const length = { associate: 3, bachelor: years.bachelor, master: years.master, doctor: 4 }[degree]
  // A Brazilian course starts in February and ends in December of its last year.
  return years.starts < years.ends ? length - 1 : length
}

/** The way through universities, first degree first, ending in the given year. */
export function createEducations(
  random: Random,
  person: Person,
  degree: Degree,
  endYear: number,
): Education[] {
  const way: Degree[] = {
    associate: ['associate' as const],
    bachelor: ['bachelor' as const],
    master: ['bachelor' as const, 'master' as const],
    doctor: ['bachelor' as const, 'master' as const, 'doctor' as const],
  }[degree]
  const years = schoolYears[person.language]
  const names = random.some(schools[person.language], way.length)
  const major = random.pick(person.profile.majors)
  let end = endYear
  return way
    .toReversed()
    .map((step, index) => {
      const from = end - lengthOf(person.language, step)
      const education = {
        school: names[random.chance(0.35) ? 0 : index] ?? random.pick(schools[person.language]),
        major: index === 0 ? major : random.pick(person.profile.majors),
        degree: step,
        from: month(from, years.starts),
        to: month(end, years.ends),
      }
      end = years.starts < years.ends ? from - 1 : from
      return education
    })
    .toReversed()
}

const feminine = (title: string) =>
  title
    .replace('Engenheiro', 'Engenheira')
    .replace('Técnico', 'Técnica')
    .replace('Coordenador', 'Coordenadora')

const titleFor = (person: Person, title: string) =>
  person.language === 'pt-BR' && person.gender === 'female' ? feminine(title) : title

/** Jobs from the last degree to this month, latest first; a graduate has at most two internships. */
export function createJobs(random: Random, person: Person, startYear: number): Job[] {
  const names = random.some(employers[person.language][person.profile.employers], 4)
  const cities = homeCities[person.language]
  if (person.isGraduate) {
    const block = person.profile.graduate
    return block === undefined
      ? []
      : names.slice(0, random.between(0, 2)).map((employer, index) => ({
          employer,
          title: random.pick(block.internships),
          city: random.pick(cities),
          from: month(2026 - index, index === 0 ? 6 : 7),
          to: month(2026 - index, 9),
          duties: random.some(block.tasks, random.between(1, 2)).map((line) => fillFigures(random, line)),
        }))
  }
  const until = writtenIn.year * 12 + writtenIn.month - 1
  const start = startYear * 12 + random.between(6, 9)
  const duties = random.some(person.profile.duties, person.profile.duties.length)
  const most = Math.min(names.length, Math.ceil((duties.length - 1) / 2))
  const count = Math.min(most, Math.max(1, Math.round((until - start) / random.between(26, 44))))
  const share = Math.floor((until - start) / count)
  return Array.from({ length: count }, (_, index): Job => {
    const from = start + index * share + (index === 0 ? 0 : random.between(0, 2))
    const to = start + (index + 1) * share - 1
    const isLast = index === count - 1
    const level = isLast ? Math.min(2, Math.floor((until - start) / 42)) : Math.min(index, 1)
    return {
      employer: names[index] ?? random.pick(names),
      title: titleFor(person, person.profile.titles[level] ?? person.profile.titles[0]),
      city: random.pick(cities),
      from: month(Math.floor(from / 12), (from % 12) + 1),
      to: isLast && random.chance(0.7) ? null : month(Math.floor(to / 12), (to % 12) + 1),
      duties: duties.splice(0, index === count - 1 ? 4 : 2).map((line) => fillFigures(random, line)),
    }
  }).toReversed()
}

const projectRoles: Record<Language, readonly string[]> = {
  'zh-CN': ['负责人', '核心成员', '主要开发', '项目协调'],
  'en-US': ['Lead', 'Contributor', 'Coordinator'],
  'pt-BR': ['Responsável', 'Participante', 'Coordenação'],
}

/** One to three projects of the line of work. */
export function createProjects(random: Random, person: Person): CandidateProject[] {
  const source = person.isGraduate ? (person.profile.graduate?.projects ?? []) : person.profile.projects
  return random.some(source, random.between(1, 3)).map(({ name, text }) => ({
    name,
    role: random.pick(projectRoles[person.language]),
    text: fillFigures(random, text),
  }))
}
