import type { CandidateAction, CompanyAction, SystemEvent } from '@bole/pipeline/model'
import type { stages, statuses } from '@bole/processes/model'

/** The languages people of the story write in. */
export type Language = 'zh-CN' | 'en-US' | 'pt-BR'

export type Role =
  | 'SuperAdmin'
  | 'SysAdmin'
  | 'OrgAdmin'
  | 'DepAdmin'
  | 'User'
  | 'OrgAdmin2'
  | 'DepAdmin2'
  | 'User2'

export type Organisation = {
  name: string
  nameEnglish: string
  namePortuguese: string
  website: string
  /** Province and city, a hyphen between them. */
  address: string
  industry: string
  /** Who speaks for it: the key of a user. */
  contact: string
  headCount: number
  introduction: Record<Language, string>
}

export type Department = {
  key: string
  /** Key of the department above; null directly below the organisation. */
  parent: string | null
  name: string
  nameEnglish: string
  city: string
}

export type User = {
  /** What the person signs in with; the key of every reference to a user. */
  username: string
  name: string
  role: Role
  jobTitle: string
  /** Department key; null for the operator, who stands outside the organisation. */
  department: string | null
  mail: string
  phone: string
  language: Language
}

/** 1 school, 2 social, as in the specification. */
export type Origin = 1 | 2

export type StageId = stages.Stage

export type Project = {
  key: string
  name: string
  origin: Origin
  companyDescription: string
  /** Stages of the project's hiring process in the order shown; 1 is always first. */
  stages: readonly StageId[]
  /** Titles of the interviews, where there are several. */
  interviews?: readonly string[]
  openedDaysAgo: number
  closesInDays: number
}

export type Position = {
  key: string
  project: string
  title: string
  language: Language
  description: string
  requirements: string
  cities: readonly string[]
  category: string
  headCount: number
  department: string
  /** The recruiter who looks after the position. */
  owner: string
  /** The hiring manager who approves and leads the interviews. */
  hiringManager: string
  interviewers: readonly string[]
  openedDaysAgo: number
  /** Negative once the position has closed. */
  closesInDays: number
  /** The least degree asked for; null where none is. */
  degree: Degree | null
  /** A month, before tax. */
  salary: { from: number; to: number; currency: 'CNY' | 'BRL'; monthsPerYear: number }
}

export type Degree = 'associate' | 'bachelor' | 'master' | 'doctor'

export type Education = { school: string; major: string; degree: Degree; from: string; to: string }

/** `to` is null while the person still works there. Months are written `2021-07`. */
export type Job = {
  employer: string
  title: string
  city: string
  from: string
  to: string | null
  duties: readonly string[]
}

export type CandidateProject = { name: string; role: string; text: string }

export type ResumeDesign =
  | 'pdf-classic'
  | 'pdf-sidebar'
  | 'pdf-form'
  | 'pdf-letter'
  | 'docx-modern'
  | 'docx-form'
  | 'html-card'
  | 'html-board'

export type Candidate = {
  key: string
  language: Language
  name: string
  gender: 'female' | 'male'
  phone: string | null
  mail: string | null
  /** `1996-03-12` */
  birthDate: string | null
  city: string
  expectedCities: readonly string[]
  degree: Degree
  educations: readonly Education[]
  jobs: readonly Job[]
  projects: readonly CandidateProject[]
  skills: readonly string[]
  languages: readonly { name: string; level: string }[]
  about: string
  design: ResumeDesign
  fileName: string
  /** Key of the earlier record of the same person. */
  duplicateOf?: string
}

export type ApplySource = 'career_site' | 'mail' | 'upload' | 'referral' | 'job_board'

export type PlanAction =
  | { do: 'apply'; source: ApplySource; referrer?: string }
  | { do: 'take_up' }
  /** `approver` goes with a move to stage 14; without one the application waits for an approver. */
  /** `round`: which of several steps of that stage, from 1; the first where none is said. */
  | { do: 'move'; to: StageId; approver?: string; round?: number }
  | { do: 'company_feedback'; action: CompanyAction; tags?: readonly string[]; text?: string }
  | { do: 'candidate_feedback'; action: CandidateAction; text?: string }
  | { do: 'note'; text: string }
  | { do: 'tag'; name: string }
  /** `startsInMinutes`, where given, wins over the day and hour: the interview is under way. */
  | {
      do: 'set_interview'
      daysFromNow: number
      hour: number
      interviewers: readonly string[]
      startsInMinutes?: number
    }
  | { do: 'set_offer'; validDays: number }
  | { do: 'set_entry_date'; daysFromNow: number }
  | { do: 'notify' }
  /** What happens by itself; a notification sent is `notify`. */
  | { do: 'happen'; what: Exclude<SystemEvent, 'notified'> }

/**
 * `at` is minutes before now; `actor` is a username, 'candidate' or 'system'. `afterInterview` says how many
 * minutes after the start of the last interview set the event happened: whoever knows the clock takes it
 * instead of `at`, so that people check in when the interview is and not at some other hour of that day.
 */
export type PlanEvent = { at: number; actor: string; action: PlanAction; afterInterview?: number }

export type Application = {
  key: string
  candidate: string
  position: string
  /** Oldest event first. */
  plan: readonly PlanEvent[]
  /** Where the plan must end, for whoever replays it to check against. */
  ends: statuses.Status
}
