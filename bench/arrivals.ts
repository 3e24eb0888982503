import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { appUrlOf, Database, inTransaction, migrate } from '@bole/platform/host'
import { people } from '@bole/resumes/server'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/embedded-database/index.ts'

// What one arrival costs where many people are known: the look by keys that follows it. npm run bench:arrivals -- --people 1000000
const { values: asked } = parseArgs({ options: { people: { type: 'string', default: '1000000' } } })
const known = Number(asked.people)
const arrivals = 300

/** Everybody with a phone, a mail and a name with school and year, each as one in some hundreds of others has it. */
const fill = `
with company as (insert into organisations (slug, name) values ('arrivals-' || extract(epoch from clock_timestamp())::bigint, 'Arrivals') returning id),
  known as (insert into candidates (organisation_id, name, phone, email, school, birth_date)
    select company.id, '王' || chr(20000 + n % 4000) || chr(21000 + n % 3001), '139' || lpad((n % 99999999)::text, 8, '0'),
      'u' || n || '@example.com', '武汉大学', (1980 + n % 25) || '-0' || (1 + n % 9) || '-11'
    from company, generate_series(1, $1::int) n returning organisation_id, id, phone, email, birth_date)
insert into person_keys (organisation_id, key, candidate_id)
  select organisation_id, 'p:+86' || phone, id from known union all
  select organisation_id, 'm:' || email, id from known union all
  select organisation_id, 'n:wang' || (id % 40000) || '|wuhandaxue|' || left(birth_date, 4), id from known
`

const folder = await mkdtemp(join(tmpdir(), 'bole-arrivals-'))
const running = await startEmbeddedDatabase({ directory: folder, log: () => undefined })
await migrate(running.ownerUrl, join(import.meta.dirname, '../migrations'))
const owner = new pg.Client(running.ownerUrl)
await owner.connect()
console.info(`filling in ${known.toLocaleString('en')} people …`)
await owner.query(fill, [known])
const company = await owner.query('select max(id)::int as id from organisations')
const organisation = Number(company.rows[0]?.id)
await owner.query('analyze person_keys')
await owner.query('analyze candidates')

const database = new Database(appUrlOf(running.ownerUrl), { connections: 2 })
const publish = () => undefined
const took: number[] = []
for (let at = 0; at < arrivals; at++) {
  const arrived = await owner.query(
    `insert into candidates (organisation_id, name, phone, email, school, birth_date)
     select organisation_id, name, phone, 'new' || id || '@example.com', school, birth_date from candidates
     where organisation_id = $1 offset $2 limit 1 returning id`,
    [organisation, (at * 97) % known],
  )
  const id = Number(arrived.rows[0]?.id)
  const begun = performance.now()
  await inTransaction({ database, publish }, organisation, (tx) => people.findPairs(tx, id))
  took.push(performance.now() - begun)
}
took.sort((one, other) => one - other)
const at = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1)
console.info(
  `${arrivals} arrivals among ${known.toLocaleString('en')}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(0.999)} ms`,
)
await owner.end()
await database.close()
await running.stop()
await rm(folder, { recursive: true })
