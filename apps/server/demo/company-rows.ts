import { defaultNames } from '@bole/processes/contract'
import { stages } from '@bole/processes/model'
import { numberOf } from './insert-rows.ts'
import { type Department, type Position, type Project, story, type User } from './story/index.ts'

/** Numbers given to the rows of the company, by the story's keys. */
export type Numbers = Readonly<
  Record<'departments' | 'users' | 'processes' | 'projects' | 'positions', ReadonlyMap<string, number>>
>

/** The story's degrees as the database calls them. */
export const degreeNames = {
  associate: 'college',
  bachelor: 'bachelor',
  master: 'master',
  doctor: 'doctor',
} as const

/** A moment so many days before now; negative days lie ahead. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

const wayTo = (key: string | null): readonly string[] => {
  const found = story.departments.find((department) => department.key === key)
  return found ? [...wayTo(found.parent), found.key] : []
}

export function departmentRow({ key, parent, name }: Department, sort: number, { departments }: Numbers) {
  return {
    id: numberOf(departments, key),
    parent_id: parent === null ? null : numberOf(departments, parent),
    path: wayTo(key).map((each) => numberOf(departments, each)),
    name,
    sort,
  }
}

export function userRow(user: User, { users, departments }: Numbers) {
  return {
    id: numberOf(users, user.username),
    username: user.username,
    name: user.name,
    email: user.mail,
    phone: user.phone,
    job_title: user.jobTitle,
    role: user.role,
    department_id: user.department === null ? null : numberOf(departments, user.department),
    permission_changes: {},
    state: 'enabled',
    version: 1,
  }
}

export function processRow({ key, origin }: Project, { processes }: Numbers) {
  return {
    id: numberOf(processes, key),
    origin,
    name: defaultNames['zh-CN'][origin],
    is_default: true,
    is_deleted: false,
    version: 1,
  }
}

/** The steps of a project's process: where there are several interviews, each has its title. */
export function processStepRows({ key, stages: codes, interviews = [''] }: Project, { processes }: Numbers) {
  const process_id = numberOf(processes, key)
  return codes
    .flatMap((stage) =>
      (stage === stages.stage.interview ? interviews : ['']).map((title) => ({ stage, title })),
    )
    .map((step, index) => ({ ...step, process_id, place: index + 1, is_gone: false }))
}

/** Graduates say where they study and why they come; who has worked for years may leave it to the résumé, and that for later. */
function askedIn({ origin }: Project) {
  const usual = ['degree', 'school', 'resume'].map((key) => ({
    key,
    name: '',
    is_checked: true,
    is_necessary: origin === 1 && key !== 'resume',
  }))
  const own = { key: 'own_1', name: '为什么想加入“渡光者”计划？', is_checked: true, is_necessary: true }
  return origin === 1 ? [...usual, own] : usual
}

export function projectRow(project: Project, { projects, users }: Numbers, now: Date) {
  const { organisation } = story
  return {
    id: numberOf(projects, project.key),
    origin: project.origin,
    name: project.name,
    company_name: organisation.name,
    company_industry: organisation.industry,
    company_scale: String(organisation.headCount),
    company_financing: '',
    company_description: project.companyDescription,
    questions: askedIn(project),
    closes_at: daysBefore(now, -project.closesInDays),
    owner_user_id: numberOf(users, project.origin === 1 ? 'zhou' : 'he'),
    is_deleted: false,
    version: 1,
    created_at: daysBefore(now, project.openedDaysAgo),
  }
}

export function positionRow(position: Position, sort: number, numbers: Numbers, now: Date) {
  const isClosed = position.closesInDays < 0
  const opened = daysBefore(now, position.openedDaysAgo)
  return {
    id: numberOf(numbers.positions, position.key),
    project_id: numberOf(numbers.projects, position.project),
    process_id: numberOf(numbers.processes, position.project),
    origin: story.projects.find(({ key }) => key === position.project)?.origin,
    department_id: numberOf(numbers.departments, position.department),
    owner_user_id: numberOf(numbers.users, position.owner),
    title: position.title,
    cities: position.cities,
    category: position.category,
    head_count: position.headCount,
    description: position.description,
    requirements: position.requirements,
    salary_from: position.salary.from * 100,
    salary_to: position.salary.to * 100,
    salary_currency: position.salary.currency,
    degree: position.degree === null ? null : degreeNames[position.degree],
    state: isClosed ? 'closed' : 'open',
    is_deleted: false,
    sort,
    opened_at: opened,
    closed_at: isClosed ? daysBefore(now, -position.closesInDays) : null,
    version: 1,
    created_at: opened,
  }
}
