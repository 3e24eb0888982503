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
}

/** The role somebody's claim gives them: of the first line whose value they have, else the default; null keeps them out. */
export function roleByClaim(
  claimed: readonly string[],
  mapping: readonly RoleOfValue[],
  otherwise: GivenRole | null,
): GivenRole | null {
  return mapping.find(({ value }) => claimed.includes(value))?.role ?? otherwise
}

/** The values of a claim, however the provider writes them: a list, or one text. */
export function claimedValues(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return [claim]
  return Array.isArray(claim) ? claim.filter((value) => typeof value === 'string') : []
}
