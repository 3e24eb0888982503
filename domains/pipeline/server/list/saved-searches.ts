import { type pipelineApi, pipelineEvents } from '@bole/pipeline/contract'
import { type Handler, inserted, notFound } from '@bole/platform/server'
import { pipeline } from '../application-store.ts'

const savedAtMost = 50

export const listSavedSearches: Handler<typeof pipelineApi.listSavedSearches> = async ({
  query,
  caller,
  tx,
}) => {
  const [list] = await tx.load(
    pipeline
      .selectFrom('saved_searches')
      .select(['id', 'name', 'conditions'])
      .where('user_id', '=', caller.userId)
      .where('screen', '=', query.screen)
      .orderBy('id'),
  )
  return { list }
}

export const saveSearch: Handler<typeof pipelineApi.saveSearch> = async ({ body, caller, tx, refuse }) => {
  const [, saved] = await tx.load(
    // Whoever saves twice at once waits here for themselves, and then counts what they saved the first time.
    pipeline.selectFrom('users').select('id').where('id', '=', caller.userId).forNoKeyUpdate(),
    pipeline.selectFrom('saved_searches').select('id').where('user_id', '=', caller.userId),
  )
  if (saved.length >= savedAtMost) throw refuse('too_many_saved')
  const row = inserted(
    await tx.find(
      pipeline
        .insertInto('saved_searches')
        .values({ ...body, organisation_id: tx.organisationId, user_id: caller.userId })
        .returning('id'),
    ),
  )
  tx.emit(pipelineEvents.searchSaved, { search_id: row.id, screen: body.screen })
  return row
}

export const removeSavedSearch: Handler<typeof pipelineApi.removeSavedSearch> = async ({
  params,
  caller,
  tx,
}) => {
  const [gone] = await tx.load(
    pipeline
      .deleteFrom('saved_searches')
      .where('id', '=', params.id)
      .where('user_id', '=', caller.userId)
      .returning('id'),
  )
  if (gone.length === 0) throw notFound()
  return {}
}
