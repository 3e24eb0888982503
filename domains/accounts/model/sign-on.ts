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

/** What kinds of proof a provider names (RFC 8176): what somebody knows, what they have, what they are. */
const kindsOfProof = [
  ['pwd', 'pin', 'kba'],
  ['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'pop'],
  ['face', 'fpt', 'iris', 'retina', 'vbm'],
] as const satisfies readonly string[][]

/** Classes that say several proofs were looked at, or one that no page in between can take (OpenID EAP ACR Values 1.0, REFEDS MFA). */
const severalByClass: readonly string[] = [
  'phr',
  'phrh',
  'https://refeds.org/profile/mfa',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
]

/** Whether a provider says that it looked at several proofs of who somebody is; saying nothing, it did not. */
export function provesSeveralFactors({ amr, acr }: Readonly<Record<string, unknown>>): boolean {
  const methods = claimedValues(amr)
  const kinds = kindsOfProof.filter((kind) => kind.some((method) => methods.includes(method)))
  return (
    methods.includes('mfa') || kinds.length > 1 || (typeof acr === 'string' && severalByClass.includes(acr))
  )
}
