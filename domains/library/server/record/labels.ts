import type { libraryApi } from '@bole/library/contract'
import * as listing from '@bole/pipeline/listing'
import { type Handler, notFound, sameTenant } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'
import { requireSeen, seenAmong } from './behind.ts'

const recommendedAtMost = 8

export const recommendTags: Handler<typeof libraryApi.recommendTags> = async ({ query, caller, tx }) => {
  const { id, position_id } = await requireSeen(tx, caller, query.post_id)
  const [list] = await tx.load(
    library
      .selectFrom('application_tags')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'application_tags.application_id'),
      )
      .innerJoin('tags', (join) => sameTenant(join, 'tags.id', 'application_tags.tag_id'))
      .select(['tags.id', 'tags.name', 'tags.colour', sql<number>`count(*)::int`.as('count')])
      .where('applications.position_id', '=', position_id)
      .where('tags.is_deleted', '=', false)
      .where(
        sql<SqlBool>`not exists (select from application_tags own where own.organisation_id = tags.organisation_id
          and own.application_id = ${id} and own.tag_id = tags.id)`,
      )
      .groupBy(['tags.id', 'tags.name', 'tags.colour'])
      .orderBy('count', 'desc')
      .orderBy('tags.id')
      .limit(recommendedAtMost),
  )
  return { list }
}

export const syncLabels: Handler<typeof libraryApi.syncLabels> = async ({ body, caller, tx }) => {
  const { id } = await requireSeen(tx, caller, body.post_id)
  return { done: await listing.shareLabels(tx, [id]), refused: [] }
}

export const batchSyncLabels: Handler<typeof libraryApi.batchSyncLabels> = async ({ body, caller, tx }) => {
  const seen = await seenAmong(tx, caller, body.post_ids)
  if (seen.length < new Set(body.post_ids).size) throw notFound()
  return {
    refused: [],
    done: await listing.shareLabels(
      tx,
      seen.map(({ id }) => id),
    ),
  }
}
