import type { Handler } from '@bole/platform/server'
import type { rpoApi } from '@bole/rpo/contract'
import { peopleOf, sentFor, sharedFound } from './share-store.ts'

export const listShares: Handler<typeof rpoApi.listShares> = async ({ query, caller, tx }) => {
  const found = sharedFound(caller, query)
  const [projects, [count]] = await tx.load(
    found
      .select(['projects.id', 'projects.name'])
      .orderBy('projects.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const ids = projects.map(({ id }) => id)
  const [people, sums] = await tx.load(peopleOf(ids), sentFor(ids))
  const list = projects.map(({ id, name }) => {
    const sum = sums.find(({ project_id }) => project_id === id)
    return {
      ...{ id, name, sent_count: sum?.sent ?? 0, candidate_count: sum?.candidates ?? 0 },
      people: people.filter((one) => one.project_id === id).map((one) => ({ id: one.id, name: one.name })),
      can: { share: true },
    }
  })
  return { data: { list }, total: count?.total ?? 0 }
}
