import { provide } from '@bole/platform/slots'
import { followers } from '@bole/processes/server'
import { sql } from 'kysely'

const following = sql`from positions where positions.organisation_id = processes.organisation_id
  and positions.process_id = processes.id and not positions.is_deleted`

/** What processes have to know of the positions that follow them. */
export const fillFollowers = provide(followers, {
  positions: sql<number>`(select count(*) ${following})`,
  open: sql<number>`(select count(*) ${following} and positions.state = 'open')`,
})
