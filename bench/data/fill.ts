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

const recount = `select organisation_id, origin, kept.*, stage, step, detail, count(*) as amount
  from applications, lateral (values (position_id, 0, 0), (0, project_id, 0), (0, 0, department_id), (0, 0, 0))
    kept(position_id, project_id, department_id)
  where is_listed and kept.department_id is not null group by 1, 2, 3, 4, 5, 6, 7, 8`

// Origins are spread over their shards as moves would spread them.
const count = `insert into application_counts
    (organisation_id, origin, position_id, project_id, department_id, stage, step, detail, shard, amount)
  select organisation_id, origin, position_id, project_id, department_id, stage, step, detail, shard,
    amount / shards + case when shard < amount % shards then 1 else 0 end
  from (${recount}) counted, lateral (select case when position_id + project_id + department_id = 0 then 4 else 1 end) s(shards),
    generate_series(0, shards - 1) shard
  where amount > shard order by 1, 2, 3, 4, 5, 6, 7, 8, 9`

const differences = `select count(*)::int as amount from (${recount}) counted full join (
    select organisation_id, origin, position_id, project_id, department_id, stage, step, detail, sum(amount) as amount
    from application_counts group by 1, 2, 3, 4, 5, 6, 7, 8
  ) kept using (organisation_id, origin, position_id, project_id, department_id, stage, step, detail)
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
    await timed('agenda', () => client.query('insert into agenda select * from agenda_now'))
    await moveSequences(client)
    await timed('vacuum analyze', () => client.query('vacuum analyze'))
    const { rows } = await client.query<{ amount: number }>(differences)
    if (rows[0]?.amount !== 0) throw new Error(`${rows[0]?.amount} counts differ from a recount`)
  } finally {
    await client.end()
  }
}
