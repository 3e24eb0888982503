import { publicUrl } from '@bole/platform/links'
import { type Handler, sameTenant } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import type { positionsApi } from '@bole/positions/contract'
import { type FeedEntry, xmlFeed } from '@bole/positions/model'
import { positions } from '../position-store.ts'
import { publicAddress } from '../slots.ts'
import { enterBy } from './board-keys.ts'

/** What a board reads: the positions that stand in it, as candidates see them. Any other key is unknown. */
export const readFeed: Handler<typeof positionsApi.readFeed> = async ({ params, query, tx }) => {
  const channel = await enterBy(tx, params.key)
  const [[company], rows] = await tx.load(
    positions.selectFrom('organisations').select('slug').where('id', '=', tx.organisationId),
    positions
      .selectFrom('channel_positions')
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'channel_positions.position_id'))
      .select(['positions.id', 'positions.title', 'channel_positions.category', 'positions.cities'])
      .select(['positions.head_count', 'positions.description', 'positions.requirements'])
      .where('channel_positions.channel', '=', channel)
      .where('channel_positions.state', '=', 'published')
      .where('positions.state', '=', 'open')
      .where('positions.is_deleted', '=', false)
      .orderBy('positions.id'),
  )
  const addressOf = providedFor(publicAddress)
  const entries: readonly FeedEntry[] = rows.map((row) => ({
    ...row,
    url: providedFor(publicUrl) + addressOf(company?.slug ?? '', row.id),
  }))
  const isXml = query.format === 'xml'
  const text = isXml ? xmlFeed(channel, entries) : JSON.stringify({ jobs: entries })
  return {
    name: isXml ? 'jobs.xml' : 'jobs.json',
    mediaType: isXml ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8',
    bytes: Buffer.from(text),
  }
}
