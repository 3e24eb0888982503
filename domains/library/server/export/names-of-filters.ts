import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { library } from '../library-store.ts'

type Filter = Readonly<Record<string, unknown>>

const people = ['owner_id', 'interviewer_id', 'check_by_user_id']
const positions = ['position_id', 'like_position_id']

const idsIn = (value: unknown) => [value].flat().filter((id) => typeof id === 'number')

/** What the conditions of exports that are numbers are called: by condition, by number. What is gone has no name. */
export async function namesOfFilters(tx: Transaction, filters: readonly Filter[]) {
  const asked = (names: readonly string[]) => {
    const ids = filters.flatMap((filter) => names.flatMap((name) => idsIn(filter[name])))
    return sql<number>`any(${[...new Set(ids)]}::bigint[])`
  }
  const [users, titles, tags, projects, steps] = await tx.load(
    library.selectFrom('users').select(['id', 'name']).where('id', '=', asked(people)),
    library.selectFrom('positions').select(['id', 'title as name']).where('id', '=', asked(positions)),
    library
      .selectFrom('tags')
      .select(['id', 'name'])
      .where('id', '=', asked(['tag_id'])),
    library
      .selectFrom('projects')
      .select(['id', 'name'])
      .where('id', '=', asked(['project_id'])),
    library
      .selectFrom('process_steps')
      .select(['id', 'title as name', 'stage'])
      .where('id', '=', asked(['process_step_id'])),
  )
  const nameIn = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  const known = new Map([
    ...people.map((name) => [name, nameIn(users)] as const),
    ...positions.map((name) => [name, nameIn(titles)] as const),
    ['tag_id', nameIn(tags)] as const,
    ['project_id', nameIn(projects)] as const,
    ['process_step_id', nameIn(steps.filter(({ name }) => name !== ''))] as const,
    // What has no title of its own is called like its stage, in the reader's language.
    [
      'stage_of_step',
      nameIn(steps.flatMap(({ id, name, stage }) => (name ? [] : [{ id, name: `${stage}` }]))),
    ] as const,
  ])
  return (filter: Filter): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries({ ...filter, stage_of_step: filter.process_step_id }).flatMap(([name, value]) => {
        const names = known.get(name)
        return names ? [[name, idsIn(value).flatMap((id) => names.get(id) ?? [])]] : []
      }),
    )
}
