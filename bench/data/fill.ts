import pg from 'pg'
import { candidateTables } from './candidate-tables.ts'
import { pourInto } from './copy.ts'
import { pipelineTables } from './pipeline-tables.ts'
import { smallTables } from './small-tables.ts'
import { layOutTenants } from './tenants.ts'

type Say = (line: string) => void

// Indexes are set aside and built when everything is there: sorting once is faster than forty million insertions.
const setIndexesAside = `update pg_index set indisready = false, indisvalid = false
  from pg_class c where c.oid = pg_index.indrelid and c.relname = any ($1) and c.relnamespace = 'public'::regnamespace`

// Spread over the shards as moves would spread them.
const count = `insert into application_counts (organisation_id, origin, position_id, stage, step, detail, shard, amount)
  select organisation_id, origin, position_id, stage, step, detail, shard,
    amount / 8 + case when shard < amount % 8 then 1 else 0 end
  from (
    select organisation_id, origin, coalesce(position_id, 0) as position_id, stage, step, detail, count(*) as amount
    from applications where is_listed
    group by grouping sets ((organisation_id, origin, position_id, stage, step, detail),
      (organisation_id, origin, stage, step, detail))
  ) counted, generate_series(0, 7) shard where amount > shard`

const differences = `select count(*)::int as amount from (
    select organisation_id, origin, stage, step, detail, count(*) as amount from applications where is_listed
    group by 1, 2, 3, 4, 5
  ) counted full join (
    select organisation_id, origin, stage, step, detail, sum(amount) as amount from application_counts
    where position_id = 0 group by 1, 2, 3, 4, 5
  ) kept using (organisation_id, origin, stage, step, detail)
  where counted.amount is distinct from kept.amount`

async function moveSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name::text from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  )
  for (const { table_name } of rows) {
    const table = pg.escapeIdentifier(table_name)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    )
  }
}

/** Fills an empty, migrated database whose tables nobody else uses; signed in as its superuser. */
export async function fill(ownerUrl: string, candidates: number, say: Say): Promise<void> {
  const client = new pg.Client(ownerUrl)
  await client.connect()
  const now = new Date()
  now.setUTCHours(0, 0, 0, 0)
  const tenants = layOutTenants(candidates)
  const pourings = [
    ...smallTables(tenants, now),
    ...candidateTables(candidates),
    ...pipelineTables(candidates, tenants, now),
  ]
  const tables = pourings.map(({ table }) => table)
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    const answered = await work()
    const rows = typeof answered === 'number' ? ` ${answered.toLocaleString('en')} rows` : ''
    say(`  ${what}${rows}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  try {
    await client.query('set session_replication_role = replica')
    await client.query('begin')
    await client.query(`truncate ${tables.join(', ')} cascade`)
    // Not before: emptying a table takes its indexes up again.
    await client.query(setIndexesAside, [tables])
    for (const { table, columns, rows } of pourings)
      await timed(table, () => pourInto(client, table, columns, rows()))
    await client.query('commit')
    for (const table of tables)
      await timed(`indexes of ${table}`, () => client.query(`reindex table ${table}`))
    await timed('counts', () => client.query(count))
    await moveSequences(client)
    await timed('vacuum analyze', () => client.query('vacuum analyze'))
    const { rows } = await client.query<{ amount: number }>(differences)
    if (rows[0]?.amount !== 0) throw new Error(`${rows[0]?.amount} counts differ from a recount`)
  } finally {
    await client.end()
  }
}
