import type { Language } from '@bole/platform/contract'
import { type Caller, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { whyNotGiven } from '../../../model/tag-library.ts'
import { pipeline } from '../../application-store.ts'
import { giverOf } from '../../tags/giver-of.ts'
import { offeredReasons } from '../../tags/reason-store.ts'
import type { Words } from './present-scene.ts'

const most = 200

const library = pipeline
  .selectFrom('tags')
  .leftJoin('tag_groups', (join) => sameTenant(join, 'tag_groups.id', 'tags.group_id'))
  .select(['tags.id', 'tags.name', 'tags.is_retired', 'tag_groups.roles'])
  .select(sql<string>`coalesce(nullif(tags.colour, 'default'), tag_groups.colour, tags.colour)`.as('color'))
  .where('tags.is_deleted', '=', false)

type Row = Awaited<ReturnType<typeof library.execute>>[number]

const offered = (caller: Caller, rows: readonly Row[]) =>
  rows
    .filter((row) => whyNotGiven({ ...row, roles: row.roles ?? [] }, giverOf(caller)) === null)
    .map(({ id, name, color }) => ({ id, name, color }))

/** The reasons and labels that somebody is offered, in their order. */
export async function offeredWords(tx: Transaction, caller: Caller, language: Language): Promise<Words> {
  const [tags] = await tx.load(library.orderBy('tag_groups.place').orderBy('tags.name').limit(most))
  const reasons = await offeredReasons(tx, language)
  return { tags: offered(caller, tags), reasons: reasons.map((reason) => ({ ...reason, color: 'red' })) }
}

/**
 * Of the newest thousand who applied for its position: the labels that most of them have and this application has not, of those that
 * the caller may give, with how many have each.
 */
export async function recommendedTags(tx: Transaction, caller: Caller, postId: number) {
  const [rows] = await tx.load(
    library
      .innerJoin(
        sql<{ tag_id: number; worn: number }>`(
          select worn.tag_id, count(*) as worn from application_tags worn
          join (select mates.organisation_id, mates.id from applications mates
            join applications own on own.organisation_id = mates.organisation_id and own.position_id = mates.position_id
            where own.id = ${postId} order by mates.id desc limit 1000) mates
            on mates.organisation_id = worn.organisation_id and mates.id = worn.application_id
          where not exists (select from application_tags had
            where had.organisation_id = worn.organisation_id and had.application_id = ${postId} and had.tag_id = worn.tag_id)
          group by worn.tag_id order by worn desc limit 20)`.as<'common'>(sql`common`),
        'common.tag_id',
        'tags.id',
      )
      .select(sql<number>`common.worn::int`.as('count'))
      .orderBy('common.worn', 'desc')
      .orderBy('tags.name'),
  )
  const countOf = new Map(rows.map(({ id, count }) => [id, count]))
  return offered(caller, rows)
    .slice(0, 6)
    .map((tag) => ({ ...tag, count: countOf.get(tag.id) ?? 0 }))
}
