import type { Reading } from './reading.ts'

/** 博士 · 硕士/研究生/MBA · 本科/学士 · 大专/专科 · 高中/中专 */
export type Degree = 'doctor' | 'master' | 'bachelor' | 'college' | 'secondary'

/** Dates are `YYYY-MM` or `YYYY`; an end may be `present`. Without a school what is left of the entry is in doubt. */
export interface SchoolReading {
  school?: Reading<string>
  degree?: Reading<Degree>
  major?: Reading<string>
  start?: Reading<string>
  end?: Reading<string>
}

/** Dates are `YYYY-MM` or `YYYY`; an end may be `present`. Without an employer what is left of the entry is in doubt. */
export interface EmployerReading {
  employer?: Reading<string>
  title?: Reading<string>
  start?: Reading<string>
  end?: Reading<string>
  text?: Reading<string>
}

/** Dates are `YYYY-MM` or `YYYY`; an end may be `present`. */
export interface ProjectReading {
  name: Reading<string>
  role?: Reading<string>
  start?: Reading<string>
  end?: Reading<string>
  text?: Reading<string>
}

/**
 * What a résumé says. Mainland mobiles have 11 digits, other numbers keep their country code; a birth date is
 * `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; `degree` is the highest one.
 */
export interface ParsedResume {
  language: 'zh' | 'en'
  name?: Reading<string>
  gender?: Reading<'male' | 'female'>
  phone?: Reading<string>
  email?: Reading<string>
  birthDate?: Reading<string>
  age?: Reading<number>
  city?: Reading<string>
  expectedPlaces: Reading<string>[]
  expectedPosition?: Reading<string>
  degree?: Reading<Degree>
  schools: SchoolReading[]
  employers: EmployerReading[]
  skills: Reading<string>[]
  languages: Reading<string>[]
  projects: ProjectReading[]
  /** Lines of the sections about education, work and projects that no entry took. */
  unplaced: Reading<string>[]
}
