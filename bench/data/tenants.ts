import { randomOf } from './random.ts'
import { chineseSurnames, cities, departmentNames, givenNames, jobTitles, tagNames } from './words.ts'

/** Five organisations; the first holds 16 of 20 candidates. */
export const organisationIds = [1, 2, 3, 4, 5] as const

export const bigOrganisation = 1

/** The stages of every process, in their order. */
export const processStages = [1, 14, 16, 3, 15, 12, 5, 6] as const

export interface Department {
  readonly organisationId: number
  readonly id: number
  readonly parentId: number | null
  readonly name: string
}

export interface User {
  readonly organisationId: number
  readonly id: number
  readonly name: string
  readonly role: 'OrgAdmin2' | 'DepAdmin2' | 'User2'
  readonly departmentId: number
}

export interface Project {
  readonly organisationId: number
  readonly id: number
  readonly origin: 1 | 2
}

export interface Position {
  readonly organisationId: number
  readonly id: number
  readonly projectId: number
  readonly origin: 1 | 2
  readonly departmentId: number
  readonly ownerId: number
  readonly title: string
  readonly city: string
}

/** Everything of the organisations that is small: what candidates and applications refer to. */
export interface Tenants {
  readonly departments: readonly Department[]
  readonly users: readonly User[]
  readonly projects: readonly Project[]
  readonly positions: readonly Position[]
  readonly tags: readonly { readonly organisationId: number; readonly id: number; readonly name: string }[]
  readonly positionsOf: (organisationId: number) => readonly Position[]
  readonly usersOf: (organisationId: number) => readonly User[]
}

export function organisationOf(candidateId: number): number {
  return Math.max(bigOrganisation, (candidateId % 20) - 14)
}

/** The process an organisation has for an origin. */
export function processOf(organisationId: number, origin: number): number {
  return organisationId * 2 + origin - 2
}

/** Lays out the organisations for so many candidates: a position for every 500. */
export function layOutTenants(candidates: number): Tenants {
  const departments: Department[] = []
  const users: User[] = []
  const projects: Project[] = []
  const positions: Position[] = []
  const tags: { organisationId: number; id: number; name: string }[] = []
  for (const organisationId of organisationIds) {
    const share = organisationId === bigOrganisation ? 16 : 1
    const random = randomOf(1, organisationId)
    const first = departments.length + 1
    for (let index = 0; index < share * 3; index++) {
      const parentId = index === 0 ? null : first + Math.floor((index - 1) / 5)
      departments.push({ organisationId, id: first + index, parentId, name: random.pick(departmentNames) })
    }
    const own = departments.slice(first - 1)
    const staff = Array.from({ length: share * 14 }, (_, index): User => {
      const role = index < 2 ? 'OrgAdmin2' : index % 5 === 0 ? 'DepAdmin2' : 'User2'
      const name = random.frequent(chineseSurnames) + random.frequent(givenNames)
      return {
        organisationId,
        id: users.length + index + 1,
        name,
        role,
        departmentId: random.pick(own).id,
      }
    })
    users.push(...staff)
    const campaigns = Array.from(
      { length: share + 3 },
      (_, index): Project => ({
        organisationId,
        id: projects.length + index + 1,
        origin: index % 3 === 0 ? 1 : 2,
      }),
    )
    projects.push(...campaigns)
    const openings = Math.max(10, Math.round((candidates * share) / 20 / 500))
    for (let index = 0; index < openings; index++) {
      const project = random.pick(campaigns)
      positions.push({
        organisationId,
        id: positions.length + 1,
        projectId: project.id,
        origin: project.origin,
        departmentId: random.pick(own).id,
        ownerId: random.pick(staff).id,
        title: random.pick(jobTitles),
        city: random.frequent(cities),
      })
    }
    for (const name of tagNames) tags.push({ organisationId, id: tags.length + 1, name })
  }
  const positionsOf = Map.groupBy(positions, (position) => position.organisationId)
  const usersOf = Map.groupBy(users, (user) => user.organisationId)
  return {
    departments,
    users,
    projects,
    positions,
    tags,
    positionsOf: (id) => positionsOf.get(id) ?? [],
    usersOf: (id) => usersOf.get(id) ?? [],
  }
}
