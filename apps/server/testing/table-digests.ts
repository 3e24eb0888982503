import type { World } from './world.ts'

/** Asking is not changing: when somebody was last seen, and how often a sign-in or a proof failed. */
const aside = [
  'sessions',
  'sign_ins',
  'sign_in_failures',
  'sign_in_challenges',
  'sign_on_attempts',
  'migrations',
]

type Digests = Readonly<Record<string, string>>

/** The digests of a world's whole database, and how many statements had written to it by then. */
const latest = new WeakMap<World, { readonly writes: string; readonly digests: Digests }>()

/** Counts, from now on, the statements that write to any table: those that change no row, or are undone, count as well. */
async function countWrites(world: World): Promise<void> {
  await world.rows(`
    create sequence statements_that_wrote;
    create function count_write() returns trigger language plpgsql security definer as
      $$ begin perform nextval('statements_that_wrote'); return null; end $$;
    do $$ declare name text; begin
      for name in select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname = 'public' or (schemaname, tablename) = ('graphile_worker', '_private_jobs') loop
        execute 'create trigger count_write after insert or update or delete or truncate on ' || name || ' execute function count_write()';
      end loop; end $$`)
}

/**
 * A digest of every table's rows (and the number of queued jobs), to be held against a later one. Whoever asks again of a
 * whole database that nothing was written to since is given the same digests, as reading all rows takes long.
 */
export async function tableDigests(world: World, organisationId?: number): Promise<Digests> {
  if (organisationId !== undefined) return readDigests(world, organisationId)
  if (!latest.has(world)) await countWrites(world)
  const [row] = await world.rows("select last_value || ' ' || is_called as writes from statements_that_wrote")
  const writes = String(row?.writes)
  const known = latest.get(world)
  if (known?.writes === writes) return known.digests
  const digests = await readDigests(world)
  latest.set(world, { writes, digests })
  return digests
}

async function readDigests(world: World, organisationId?: number): Promise<Digests> {
  const tables = await world.rows(
    `select t.table_name as name, exists (select from information_schema.columns c where c.table_schema = 'public'
         and c.table_name = t.table_name and c.column_name = 'organisation_id') as is_tenant
     from information_schema.tables t where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const parts = tables
    .filter(
      ({ name, is_tenant }) => !aside.includes(String(name)) && (organisationId === undefined || is_tenant),
    )
    .map(({ name }) => {
      const own = organisationId === undefined ? '' : `where organisation_id = ${organisationId}`
      return `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest
              from "${name}" t ${own}`
    })
  if (organisationId === undefined)
    parts.push(`select 'jobs', count(*)::text from graphile_worker._private_jobs`)
  const rows = await world.rows(parts.join(' union all '))
  return Object.fromEntries(rows.map(({ name, digest }) => [String(name), String(digest)]))
}
