import { faultOfPlace, isEmail, isPhone, isUsername, type PlaceGiver } from './accounts.ts'
import { isLimited } from './field-groups.ts'
import type { Role } from './roles.ts'

/** What a row of a file of accounts says, in the order of the template. */
export const userColumns = [
  'name',
  'username',
  'role',
  'department',
  'email',
  'phone',
  'job_title',
  'is_limited',
] as const

export type UserColumn = (typeof userColumns)[number]

/** The columns a file has to have. */
export const neededColumns: readonly UserColumn[] = ['name', 'username', 'role']

/** A row as it was typed; what is not there is empty. */
export type TypedRow = Readonly<Record<UserColumn, string>>

/** Why a cell cannot stand. */
export type CellFault =
  | 'missing'
  | 'too_long'
  | 'not_a_username'
  | 'repeated'
  | 'taken'
  | 'unknown_role'
  | 'role_too_high'
  | 'department_needed'
  | 'unknown_department'
  | 'two_departments'
  | 'not_an_email'
  | 'not_a_phone'
  | 'not_yes_or_no'
  | 'not_of_this_role'

export interface RowFault {
  readonly column: UserColumn
  readonly fault: CellFault
}

/** A role that a word names: an own one has an id. */
export interface NamedRole {
  readonly role: Role
  readonly role_id: number | null
  readonly ofDepartments: boolean
  readonly isTooMuch: boolean
}

/** What rows are held against. */
export interface Surroundings {
  readonly giver: PlaceGiver
  /** A role by any word it is written by; null where there is none. */
  readonly roleOf: (word: string) => NamedRole | null
  /** Departments by a name, or by names from the top with `/` between them. */
  readonly departmentsOf: (words: string) => readonly number[]
  /** Whether a word says yes or no; null where it says neither. */
  readonly saysYes: (word: string) => boolean | null
  /** Names somebody signs in with, in lower case. */
  readonly taken: ReadonlySet<string>
  /** Names of the same file that occur more than once, in lower case. */
  readonly repeated: ReadonlySet<string>
  /** The same of mail addresses: those of the organisation's accounts, and of the file. */
  readonly takenEmails: ReadonlySet<string>
  readonly repeatedEmails: ReadonlySet<string>
}

const longest: Readonly<Partial<Record<UserColumn, number>>> = { name: 60, job_title: 60 }

/** What occurs in a column more than once, in lower case. */
export function repeatedIn(rows: readonly TypedRow[], column: 'username' | 'email'): ReadonlySet<string> {
  const words = rows.map((row) => row[column].toLowerCase())
  return new Set(words.filter((word, at) => word !== '' && words.indexOf(word) !== at))
}

function usernameFault(username: string, { taken, repeated }: Surroundings): CellFault | null {
  const name = username.toLowerCase()
  if (!isUsername(username)) return 'not_a_username'
  if (repeated.has(name)) return 'repeated'
  return taken.has(name) ? 'taken' : null
}

function emailFault(typed: string, { takenEmails, repeatedEmails }: Surroundings): CellFault | null {
  const email = typed.toLowerCase()
  if (!isEmail(typed)) return 'not_an_email'
  if (repeatedEmails.has(email)) return 'repeated'
  return takenEmails.has(email) ? 'taken' : null
}

/** What a row makes, and what is wrong with it: every fault, each with its column. */
export function readUserRow(row: TypedRow, around: Surroundings) {
  const faults: RowFault[] = []
  const add = (column: UserColumn, fault: CellFault | null) => fault && faults.push({ column, fault })
  for (const column of neededColumns) if (row[column] === '') add(column, 'missing')
  for (const column of userColumns) if (row[column].length > (longest[column] ?? 200)) add(column, 'too_long')
  if (row.username) add('username', usernameFault(row.username, around))
  const given = row.role === '' ? null : around.roleOf(row.role)
  const role = given?.role
  if (row.role && !role) add('role', 'unknown_role')
  const found = row.department === '' ? [] : around.departmentsOf(row.department)
  if (row.department && found.length !== 1)
    add('department', found.length === 0 ? 'unknown_department' : 'two_departments')
  const departmentId = found[0] ?? null
  const place = given && faultOfPlace({ ...given, departmentId }, around.giver)
  if (place === 'role_too_high') add('role', place)
  if (place === 'department_needed' && !row.department) add('department', place)
  if (row.email) add('email', emailFault(row.email, around))
  if (row.phone && !isPhone(row.phone)) add('phone', 'not_a_phone')
  const wantsLimit = row.is_limited === '' ? false : around.saysYes(row.is_limited)
  if (wantsLimit === null) add('is_limited', 'not_yes_or_no')
  if (wantsLimit && role && !isLimited(role, true)) add('is_limited', 'not_of_this_role')
  const fields = {
    name: row.name,
    username: row.username,
    role: role ?? ('User2' as const),
    role_id: given?.role_id ?? null,
    department_id: departmentId,
    email: row.email || null,
    phone: row.phone || null,
    job_title: row.job_title || null,
    is_limited: wantsLimit ?? false,
  }
  return { fields, faults }
}
