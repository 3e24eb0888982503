/** A line of work as its résumés describe it, in one language. `{a}` and `{b}` in a sentence become figures. */
export type Profile = {
  employers: 'technology' | 'industry' | 'business'
  majors: readonly string[]
  /** From the first job to the latest one. */
  titles: readonly [string, string, string]
  skills: readonly string[]
  duties: readonly string[]
  projects: readonly { name: string; text: string }[]
  about: readonly string[]
  graduate?: {
    internships: readonly string[]
    tasks: readonly string[]
    projects: readonly { name: string; text: string }[]
    about: readonly string[]
  }
}

export type Track =
  | 'software'
  | 'embedded'
  | 'power'
  | 'analyst'
  | 'marketing'
  | 'planning'
  | 'success'
  | 'field'
