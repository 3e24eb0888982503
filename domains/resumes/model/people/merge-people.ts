import type { PersonFacts } from '../facts-of.ts'

/** What a record holds of a person that may be chosen when two are merged; `resume_id` is the résumé they are known by. */
export type HeldFacts = PersonFacts & {
  readonly name: string
  readonly skills: string[]
  readonly resume_id: number | null
}

/** What is chosen together, by the name of the choice. Skills are those of the résumé. */
export const mergeChoices = {
  name: ['name'],
  gender: ['gender'],
  phone: ['phone'],
  email: ['email'],
  birth_date: ['birth_date'],
  city: ['city'],
  expected_places: ['expected_places'],
  expected_position: ['expected_position'],
  education: ['degree', 'school', 'major', 'graduated_at'],
  work: ['employer', 'job_title'],
  resume: ['resume_id', 'skills'],
} as const satisfies Readonly<Record<string, readonly (keyof HeldFacts)[]>>

export type MergeChoice = keyof typeof mergeChoices

/** The choices, in the order they are shown. */
export const mergeChoiceNames = [
  'name',
  'gender',
  'phone',
  'email',
  'birth_date',
  'city',
  'expected_places',
  'expected_position',
  'education',
  'work',
  'resume',
] as const satisfies readonly MergeChoice[]

/** Whether two records hold the same under a choice. */
export function holdTheSame(one: HeldFacts, other: HeldFacts, choice: MergeChoice): boolean {
  return mergeChoices[choice].every((fact) => JSON.stringify(one[fact]) === JSON.stringify(other[fact]))
}

/** A record with what stands under some choices taken from another one. */
export function withChoices(kept: HeldFacts, other: HeldFacts, taken: readonly MergeChoice[]): HeldFacts {
  const facts = new Set<keyof HeldFacts>(taken.flatMap((choice) => mergeChoices[choice]))
  const of = <Fact extends keyof HeldFacts>(fact: Fact): HeldFacts[Fact] =>
    (facts.has(fact) ? other : kept)[fact]
  return {
    name: of('name'),
    gender: of('gender'),
    phone: of('phone'),
    email: of('email'),
    birth_date: of('birth_date'),
    city: of('city'),
    expected_places: of('expected_places'),
    expected_position: of('expected_position'),
    degree: of('degree'),
    school: of('school'),
    major: of('major'),
    graduated_at: of('graduated_at'),
    employer: of('employer'),
    job_title: of('job_title'),
    skills: of('skills'),
    resume_id: of('resume_id'),
  }
}

/** What is proposed: the kept record's facts, with its gaps filled from the other. */
export function proposedChoices(kept: HeldFacts, other: HeldFacts): readonly MergeChoice[] {
  const isEmpty = (held: HeldFacts, choice: MergeChoice) =>
    mergeChoices[choice].every((fact) => {
      const value = held[fact]
      return value === null || (Array.isArray(value) && value.length === 0)
    })
  return mergeChoiceNames.filter((choice) => isEmpty(kept, choice) && !isEmpty(other, choice))
}
