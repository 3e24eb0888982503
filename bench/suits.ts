import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fitting } from '@bole/library/server'
import { appUrlOf, Database, inTransaction, migrate } from '@bole/platform/host'
import { tablesOf } from '@bole/platform/server'
import { degrees } from '@bole/positions/model'
import { sql } from 'kysely'
import pg from 'pg'
import * as z from 'zod'
import { startEmbeddedDatabase } from '../apps/server/embedded-database/index.ts'
import { liftOf } from './lift.ts'

// How well people of a pool are held against an opening, beside drawing them by lot: the corpus' people are the pool, and
// `data/suits.json` says for each opening who of them works in it. npm run bench:suits
const openings = z
  .array(
    z.object({
      title: z.string(),
      cities: z.array(z.string()),
      degree: z.enum(degrees).nullable(),
      text: z.string(),
      suits: z.array(z.string()),
    }),
  )
  .parse(JSON.parse(await readFile(join(import.meta.dirname, 'data/suits.json'), 'utf8')))

const person = z.object({
  name: z.string().nullable(),
  city: z.string().nullable(),
  expected_places: z.array(z.string()),
  expected_position: z.string().nullable(),
  degree: z.string().nullable(),
  employers: z.array(z.object({ employer: z.string().nullable(), title: z.string().nullable() })),
  skills: z.array(z.string()),
})

const corpus = join(import.meta.dirname, 'corpus')
const ending = '.expected.json'
const files = (await readdir(corpus)).filter((name) => name.endsWith(ending)).sort()
const folder = await mkdtemp(join(tmpdir(), 'bole-suits-'))
const running = await startEmbeddedDatabase({ directory: folder, log: () => undefined })
await migrate(running.ownerUrl, join(import.meta.dirname, '../migrations'))
const owner = new pg.Client(running.ownerUrl)
await owner.connect()
const made = await owner.query(
  `insert into organisations (slug, name) values ('suits', 'Suits') returning id`,
)
const organisation = Number(made.rows[0]?.id)
const names = new Map<number, string>()
for (const file of files) {
  const one = person.parse(JSON.parse(await readFile(join(corpus, file), 'utf8')))
  const last = one.employers[0]
  const { rows } = await owner.query(
    `insert into candidates (organisation_id, name, city, expected_places, expected_position, degree, employer, job_title, skills)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      ...[organisation, one.name ?? '?', one.city, one.expected_places, one.expected_position],
      ...[one.degree, last?.employer ?? null, last?.title ?? null, one.skills],
    ],
  )
  names.set(Number(rows[0]?.id), file.slice(0, -ending.length))
}

interface Held {
  candidates: { id: number }
}
const database = new Database(appUrlOf(running.ownerUrl), { connections: 2 })
/** Whoever runs the measurement sees everybody. */
const everybody = { userId: 0, scopes: { candidates: { kind: 'organisation' } } } as const

/** Whom an opening finds, the best first. */
async function found(opening: (typeof openings)[number]): Promise<string[]> {
  const wanted = { ...opening, text: `${opening.title} ${opening.text}` }
  const [rows] = await inTransaction({ database, publish: () => undefined }, organisation, (tx) =>
    tx.load(
      tablesOf<Held>()
        .selectFrom('candidates')
        .select('candidates.id')
        .select(
          sql<number>`(select ${fitting.strength} from (select ${fitting.fitWith(wanted, everybody)} as fit) weighed)`.as(
            'suits',
          ),
        )
        .orderBy('suits', 'desc')
        .orderBy('candidates.id'),
    ),
  )
  return rows.flatMap(({ id, suits }) => (suits > 0 ? (names.get(id) ?? []) : []))
}

let [hits, expected, best] = [0, 0, 0]
console.info(`${files.length} people, ${openings.length} openings; hits among the first 10\n`)
for (const opening of openings) {
  const suits = new Set(opening.suits)
  const isOne = (name: string) => [...suits].some((code) => name.startsWith(`${code}-`))
  const one = liftOf((await found(opening)).map(isOne), { first: 10, suiting: suits.size, of: files.length })
  hits += one.hits
  expected += one.byChance
  best += Math.min(10, suits.size)
  console.info(`${one.hits} of ${suits.size} (by chance ${one.byChance.toFixed(2)})  ${opening.title}`)
}
console.info(
  `\n${hits} of ${best} who suit stand among the first ten; by chance ${expected.toFixed(1)}: ${(hits / expected).toFixed(1)} times as many`,
)
await owner.end()
await database.close()
await running.stop()
await rm(folder, { recursive: true })
