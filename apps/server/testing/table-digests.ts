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

/** A digest of every table's rows (and the number of queued jobs), to be held against a later one. */
export async function tableDigests(world: World, organisationId?: number): Promise<Record<string, string>> {
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
