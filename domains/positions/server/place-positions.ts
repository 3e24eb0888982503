import { canBeChosen, readerOf, type StandingReader } from '@bole/accounts/server'
import { type Caller, may, type Transaction } from '@bole/platform/server'
import { type Kept, type Misfit, misfitsOf, type Surroundings } from '@bole/positions/model'
import type { ProcessStep } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { positions } from './position-store.ts'

/** Where somebody wants a position. */
export interface Wanted {
  readonly theme_id: number
  readonly process_id: number
  readonly department_id: number | null
  readonly owner_id: number | null
  readonly salary_from: number | null
  readonly salary_to: number | null
}

/** A wanted place with what stands there, and everything that does not fit. */
export interface Placed {
  readonly origin: number
  readonly steps: readonly ProcessStep[]
  readonly isProcessDeleted: boolean
  readonly misfits: readonly Misfit[]
}

/** Holds wanted places against the organisation's own rows, in one round trip; projects and processes stay until commit. */
export async function placePositions(
  tx: Transaction,
  caller: Pick<Caller, 'scopes' | 'userId'>,
  wanted: readonly Wanted[],
  keeps: Kept = { process: false, owner: false },
): Promise<Placed[]> {
  const among = (ids: readonly (number | null)[]) => sql<number>`any(${[...new Set(ids)]}::bigint[])`
  const [projects, processes, departments, people] = await tx.load(
    positions
      .selectFrom('projects')
      .select(['id', 'origin', 'is_deleted'])
      .where('id', '=', among(wanted.map(({ theme_id }) => theme_id)))
      .orderBy('id')
      .forShare(),
    positions
      .selectFrom('processes')
      .select(['id', 'origin', stepsOf('processes', 'id').as('steps'), 'is_deleted'])
      .where('id', '=', among(wanted.map(({ process_id }) => process_id)))
      .orderBy('id')
      .forShare(),
    positions
      .selectFrom('departments')
      .select('id')
      .where('id', '=', among(wanted.map(({ department_id }) => department_id))),
    positions
      .selectFrom('users')
      .select('id')
      .where('id', '=', among(wanted.map(({ owner_id }) => owner_id)))
      .where(canBeChosen),
  )
  const { positions: scope } = caller.scopes
  const owners = new Map<number, StandingReader | null>()
  for (const { id } of people) if (id !== caller.userId) owners.set(id, await readerOf(tx, id))
  return wanted.map((want) => {
    const project = projects.find(({ id }) => id === want.theme_id)
    const process = processes.find(({ id }) => id === want.process_id)
    const around: Surroundings = {
      project: project ? { origin: project.origin, isDeleted: project.is_deleted } : null,
      process: process ? { origin: process.origin, isDeleted: process.is_deleted } : null,
      department:
        want.department_id === null
          ? null
          : {
              isKnown: departments.some(({ id }) => id === want.department_id),
              isWithinReach: scope.kind !== 'departments' || scope.departmentIds.includes(want.department_id),
            },
      needsDepartment: scope.kind === 'departments',
      isOwnerKnown: want.owner_id === null || people.some(({ id }) => id === want.owner_id),
      canOwnerSee: want.owner_id === null || seesAsOwner(owners.get(want.owner_id), want.department_id),
      salary: { from: want.salary_from, to: want.salary_to },
    }
    return {
      origin: project?.origin ?? 0,
      steps: process?.steps ?? [],
      isProcessDeleted: process?.is_deleted ?? false,
      misfits: misfitsOf(around, keeps),
    }
  })
}

/** Whether somebody sees a position of a department once they own it. Undefined: it is the caller, whose own reach is looked at already. */
function seesAsOwner(owner: StandingReader | null | undefined, departmentId: number | null): boolean {
  if (owner === undefined) return true
  if (owner === null || !may(owner, 'positions.view')) return false
  const { positions: scope } = owner.scopes
  if (scope.kind !== 'departments') return scope.kind !== 'nothing'
  return departmentId !== null && scope.departmentIds.includes(departmentId)
}
