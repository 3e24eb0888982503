import { createHash } from 'node:crypto'
import type { Value } from './copy.ts'
import {
  bigOrganisation,
  organisationIds,
  processOf,
  processStages,
  type Tenants,
  type User,
} from './tenants.ts'

/** A table with its columns and a way to make its rows. */
export interface Pouring {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: () => Iterable<readonly Value[]>
}

/** The session of the big organisation's first user, an OrgAdmin2: what the benchmark signs in with. */
export const benchToken = 'bench'.padEnd(43, '0')

function pathOf(tenants: Tenants, id: number): readonly number[] {
  const parent = tenants.departments[id - 1]?.parentId
  return parent ? [...pathOf(tenants, parent), id] : [id]
}

function usersRow({ organisationId, id, name, role, departmentId }: User): readonly Value[] {
  return [organisationId, id, `bench${id}`, name, role, departmentId, 'nobody signs in with a password']
}

/** Organisations and everything in them that is not a candidate's. */
export function smallTables(tenants: Tenants, now: Date): readonly Pouring[] {
  const origins = [1, 2]
  return [
    {
      table: 'organisations',
      columns: ['id', 'slug', 'name'],
      rows: () => organisationIds.map((id) => [id, `bench-${id}`, `Organisation ${id}`]),
    },
    {
      table: 'departments',
      columns: ['organisation_id', 'id', 'parent_id', 'path', 'name'],
      rows: () =>
        tenants.departments.map(({ organisationId, id, parentId, name }) => [
          organisationId,
          id,
          parentId,
          pathOf(tenants, id),
          name,
        ]),
    },
    {
      table: 'users',
      columns: ['organisation_id', 'id', 'username', 'name', 'role', 'department_id', 'password_hash'],
      rows: () => tenants.users.map(usersRow),
    },
    {
      table: 'sessions',
      columns: ['organisation_id', 'user_id', 'token_digest', 'expires_at'],
      rows: () => {
        const digest = createHash('sha256').update(benchToken).digest('hex')
        const expiresAt = new Date(now.getTime() + 3650 * 86_400_000)
        return [[bigOrganisation, 1, `\\x${digest}`, expiresAt]]
      },
    },
    {
      table: 'processes',
      columns: ['organisation_id', 'id', 'origin', 'name', 'is_default'],
      rows: () =>
        organisationIds.flatMap((id) =>
          origins.map((origin) => [id, processOf(id, origin), origin, '标准流程', true]),
        ),
    },
    {
      table: 'process_steps',
      columns: ['organisation_id', 'id', 'process_id', 'stage', 'place'],
      rows: () =>
        organisationIds.flatMap((id) =>
          origins.flatMap((origin) =>
            processStages.map((stage, index) => {
              const process = processOf(id, origin)
              return [id, process * processStages.length + index, process, stage, index + 1]
            }),
          ),
        ),
    },
    {
      table: 'projects',
      columns: ['organisation_id', 'id', 'origin', 'name'],
      rows: () =>
        tenants.projects.map(({ organisationId, id, origin }) => [
          organisationId,
          id,
          origin,
          `招聘项目 ${id}`,
        ]),
    },
    {
      table: 'positions',
      columns: [
        'organisation_id',
        'id',
        'project_id',
        'origin',
        'department_id',
        'process_id',
        'owner_user_id',
        'title',
        'cities',
        'head_count',
        'opened_at',
      ],
      rows: () =>
        tenants.positions.map((position) => [
          position.organisationId,
          position.id,
          position.projectId,
          position.origin,
          position.departmentId,
          processOf(position.organisationId, position.origin),
          position.ownerId,
          position.title,
          [position.city],
          (position.id % 7) + 1,
          new Date(now.getTime() - (position.id % 200) * 86_400_000),
        ]),
    },
    {
      table: 'tags',
      columns: ['organisation_id', 'id', 'name'],
      rows: () => tenants.tags.map(({ organisationId, id, name }) => [organisationId, id, name]),
    },
  ]
}
