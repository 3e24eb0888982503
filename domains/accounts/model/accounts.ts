import { looksAfter, mayGive, outranks, type Person, type Reach, type Role } from './roles.ts'

/** A name to sign in with: letters of any script, digits and `. _ - @ +`, from 2 to 60 characters. */
export function isUsername(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._@+-]{1,59}$/u.test(text)
}

/** What stands in one line: a name stands in mails and in files, where another line could say anything. */
export function isOneLine(text: string): boolean {
  return !/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(text)
}

/** An address as mail servers take it, as far as that can be seen. */
export function isEmail(text: string): boolean {
  return text.length <= 120 && /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/u.test(text)
}

/** Digits with what people put between them, from 5 to 20 of them. */
export function isPhone(text: string): boolean {
  return /^\+?[\d ().-]+$/.test(text) && /^\d{5,20}$/.test(text.replace(/\D/g, ''))
}

/** Why somebody may not be given a role and place; null where they may. */
export type PlaceFault = 'role_too_high' | 'department_needed'

/** Who gives somebody a role and a place: as whom, and how far they see accounts. */
export interface PlaceGiver {
  readonly role: Role
  readonly reach: Reach
}

/** A role somebody gets, whether it sees by departments or gives what its giver does not hold, and the place they get. */
interface GivenPlace {
  readonly role: Role
  readonly ofDepartments: boolean
  readonly isTooMuch: boolean
  readonly departmentId: number | null
}

/**
 * Decides for every way in which somebody gets a role: by hand, from a file, by an invitation, by registering, from a provider. One gives
 * only roles below one's own (`mayGive`), and none that gives what one does not hold (`givesTooMuch`). Whose role sees by departments has one; and who does not see every account puts nobody
 * where they would not see them.
 */
export function faultOfPlace(
  { role, ofDepartments, isTooMuch, departmentId }: GivenPlace,
  giver: PlaceGiver,
): PlaceFault | null {
  if (isTooMuch || !mayGive(giver.role, role)) return 'role_too_high'
  const seesAll = giver.reach === 'organisation' || giver.reach === 'nothing'
  return (ofDepartments || !seesAll) && departmentId === null ? 'department_needed' : null
}

/** An account, and who looks at it. */
interface Standing extends Person {
  readonly isEnabled: boolean
  readonly hasSecondFactor: boolean
}

export interface Keeper extends Person {
  readonly mayManage: boolean
}

/**
 * What somebody may do with an account: all of it only where they look after it and manage accounts. A SuperAdmin passes every permission,
 * so that none is given to or taken from one.
 */
export function whatCanBeDoneWith({ isEnabled, hasSecondFactor, ...user }: Standing, keeper: Keeper) {
  const isKept = keeper.mayManage && looksAfter(keeper, user)
  return {
    // Whoever is shown an account is shown what was done to it.
    history: true,
    edit: isKept,
    permit: isKept && outranks(keeper.role, user.role),
    reset: isKept && isEnabled,
    resetSecondFactor: isKept && hasSecondFactor,
    enable: isKept && !isEnabled,
    disable: isKept && isEnabled,
  }
}
