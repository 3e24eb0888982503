/** The eight roles (specification, section 6). Those ending in 2 belong to the second generation of screens. */
export const roles = [
  'SuperAdmin',
  'SysAdmin',
  'OrgAdmin',
  'OrgAdmin2',
  'DepAdmin',
  'DepAdmin2',
  'User',
  'User2',
] as const

export type Role = (typeof roles)[number]

/** From highest, as the specification ranks them; SuperAdmin stands outside, above all. */
const ranking: readonly Role[] = [
  'SysAdmin',
  'OrgAdmin',
  'OrgAdmin2',
  'DepAdmin',
  'DepAdmin2',
  'User',
  'User2',
]

/** Whether a role may look after accounts of another: only of those that rank below it. */
export function outranks(role: Role, other: Role): boolean {
  if (role === 'SuperAdmin') return other !== 'SuperAdmin'
  return other !== 'SuperAdmin' && ranking.indexOf(role) < ranking.indexOf(other)
}

/** Whether a role may be given to others: those below it, and by a SuperAdmin their own, so that no company hangs on one person. */
export function mayGive(giver: Role, role: Role): boolean {
  return outranks(giver, role) || (giver === 'SuperAdmin' && role === 'SuperAdmin')
}

/** Somebody with an account, as far as it matters who looks after whom. */
export interface Person {
  readonly id: number
  readonly role: Role
}

/** Whether somebody may look after an account: of a lower role, or of SuperAdmins one of another; never their own. */
export function looksAfter(keeper: Person, user: Person): boolean {
  return keeper.id !== user.id && mayGive(keeper.role, user.role)
}

/** What the role is called on the screen: main account, sub account and interviewer as renamed in section 3. */
export type RoleTitle = 'super_admin' | 'operator' | 'hr_admin' | 'hr' | 'hiring_manager'

const titles: Record<Role, RoleTitle> = {
  SuperAdmin: 'super_admin',
  SysAdmin: 'operator',
  OrgAdmin: 'hr_admin',
  OrgAdmin2: 'hr_admin',
  DepAdmin: 'hr',
  DepAdmin2: 'hr',
  User: 'hiring_manager',
  User2: 'hiring_manager',
}

export function titleOf(role: Role): RoleTitle {
  return titles[role]
}

/** How far a role sees into its organisation's records, beyond what the menu shows. */
export type Reach = 'organisation' | 'departments' | 'assigned' | 'own' | 'nothing'

const reaches: Record<Role, Reach> = {
  SuperAdmin: 'organisation',
  SysAdmin: 'nothing',
  OrgAdmin: 'organisation',
  OrgAdmin2: 'organisation',
  DepAdmin: 'departments',
  DepAdmin2: 'departments',
  User: 'assigned',
  User2: 'assigned',
}

export function reachOf(role: Role): Reach {
  return reaches[role]
}

/** Operators see the numbers of every organisation; whoever reaches records belongs to one company, and sees no other's name. */
export function seesEveryOrganisation(reach: Reach): boolean {
  return reach === 'nothing'
}
