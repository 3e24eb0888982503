import type { Role } from './roles.ts'

/** The roles that a provider may give: none beyond a company. */
export const givenRoles = [
  'OrgAdmin',
  'OrgAdmin2',
  'DepAdmin',
  'DepAdmin2',
  'User',
  'User2',
] as const satisfies Role[]

export type GivenRole = (typeof givenRoles)[number]

/** Which value of the claim gives which role. */
export interface RoleOfValue {
  readonly value: string
  readonly role: GivenRole
  /** One of the organisation’s own, which `role` is what it is based on. */
  readonly role_id?: number | null
}

/** A role as an account gets it; without an id the built-in one. */
export interface RoleGiven {
  readonly role: GivenRole
  readonly role_id: number | null
}

/** The role somebody's claim gives them: of the first line whose value they have, else the default; null keeps them out. */
export function roleByClaim(
  claimed: readonly string[],
  mapping: readonly RoleOfValue[],
  otherwise: GivenRole | null,
): RoleGiven | null {
  const line = mapping.find(({ value }) => claimed.includes(value))
  if (line) return { role: line.role, role_id: line.role_id ?? null }
  return otherwise && { role: otherwise, role_id: null }
}

/** The values of a claim, however the provider writes them: a list, or one text. */
export function claimedValues(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return [claim]
  return Array.isArray(claim) ? claim.filter((value) => typeof value === 'string') : []
}
