/** A stretch of time as the page states it: 'YYYY-MM', 'YYYY', 'present', or null where nothing is said. */
export interface Period {
  start: string | null
  end: string | null
  /** How the page words it, where that is no regular form. */
  printed?: string
}

export interface School extends Period {
  school: string
  degreeWord: string
  major: string
  lines: string[]
}

/** A job, an internship, a project or a club: who, as what, and the lines below it. */
export interface Stay extends Period {
  kind: 'work' | 'intern' | 'proj' | 'club'
  organisation: string
  role: string
  detail: string
  lines: string[]
}

/** What is printed and what a reader should make of it; the same unless the source says `=>`. */
export interface Shown {
  shown: string
  meant: string
}

export interface Person {
  set: 'dev' | 'heldout' | 'blind' | 'blind2'
  format: string
  layout: string
  options: Record<string, string>
  language: 'zh' | 'en' | 'pt'
  name: Shown
  nameAlso: string[]
  gender: 'male' | 'female' | null
  birth: string | null
  age: number | null
  phone: Shown | null
  email: string | null
  city: Shown | null
  places: string[]
  position: string | null
  facts: { label: string; value: string }[]
  slogan: string
  footer: string
  schools: School[]
  stays: Stay[]
  skills: string[]
  skillLines: string[]
  languages: { name: string; level: string }[]
  extras: { title: string; lines: string[] }[]
}
