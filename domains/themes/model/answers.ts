import type { LimitedFields } from './limited-fields.ts'
import { formOf, type GivenQuestion, type Question } from './questions.ts'

/** In which part of the résumé a usual question stands (specification, section 3: limit_field). */
const parts: Readonly<Record<string, keyof LimitedFields>> = {
  name: 'basic',
  phone: 'basic',
  email: 'basic',
  gender: 'basic',
  birth_date: 'basic',
  city: 'basic',
  employer: 'basic',
  job_title: 'basic',
  expect_location: 'expect',
  degree: 'education',
  school: 'education',
  major: 'education',
  graduate_date: 'education',
  self_description: 'evaluation',
  resume: 'evaluation',
}

/** The part of the résumé a usual question stands in; undefined for an organisation's own. */
export function partOf(key: string): keyof LimitedFields | undefined {
  return parts[key]
}

/** What who applies is asked: the form of a project, narrowed to the fields it is limited to. Own questions are never left out. */
export function askedOf(given: readonly GivenQuestion[], limited: LimitedFields | null): readonly Question[] {
  return formOf(given).map(({ key, name, is_checked, is_necessary, is_disabled }) => {
    const part = partOf(key)
    const isOut = limited !== null && part !== undefined && !is_disabled && !limited[part].includes(key)
    return { key, name, is_checked: is_checked && !isOut, is_necessary: is_necessary && !isOut }
  })
}
