import type { accountsApi } from '@bole/accounts/contract'
import { containing, type Handler } from '@bole/platform/server'
import { accounts } from '../account-store.ts'
import { canBeChosen } from '../can-be-chosen.ts'

/** Enabled people of the organisation, to be chosen by name, or anybody by their number; at most 200. */
export const listPeople: Handler<typeof accountsApi.listPeople> = async ({ query, tx }) => {
  let people = accounts
    .selectFrom('users')
    .select(['id', 'name', 'job_title', 'role'])
    .orderBy('id')
    .limit(200)
  people = query.ids ? people.where('id', 'in', query.ids) : people.where(canBeChosen)
  if (query.keyword) people = people.where('name', 'ilike', containing(query.keyword))
  const [rows] = await tx.load(people)
  return { list: rows }
}
