import { type Reach, type Role, reachOf } from './roles.ts'

/** Records that are seen apart: candidates with all that is theirs, positions with projects, accounts with departments. */
export const areas = ['candidates', 'positions', 'accounts'] as const

export type Area = (typeof areas)[number]

/** What a role can be given in an area, the widest first: all, departments and below, what one takes part in, what is one's own. */
export const givenReaches = ['organisation', 'departments', 'assigned', 'own'] as const

export type GivenReach = (typeof givenReaches)[number]

const widest: readonly Reach[] = [...givenReaches, 'nothing']

/** Whether one reach shows more than another. */
export function isWider(one: Reach, other: Reach): boolean {
  return widest.indexOf(one) < widest.indexOf(other)
}

/**
 * How far a role reaches in each area with what an organisation changed of it. Roles without a reach get none, and nothing keeps a
 * SuperAdmin from seeing: both belong to whoever runs the server.
 */
export function reachesOf(role: Role, changed: Readonly<Record<string, string>>): Record<Area, Reach> {
  const built = reachOf(role)
  const isFixed = built === 'nothing' || role === 'SuperAdmin'
  const reachIn = (area: Area) =>
    (isFixed ? undefined : givenReaches.find((reach) => reach === changed[area])) ?? built
  return { candidates: reachIn('candidates'), positions: reachIn('positions'), accounts: reachIn('accounts') }
}
