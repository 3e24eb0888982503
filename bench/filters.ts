import { parseArgs } from 'node:util'
import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { addressOf, type Call } from '@bole/platform/contract'
import { talentPoolApi } from '@bole/talent-pool/contract'
import pg from 'pg'
import { benchToken } from './data/small-tables.ts'
import { bigOrganisation } from './data/tenants.ts'
import { openBenchDatabase } from './generate.ts'
import { type Asked, aloneAndInPairs, middleOf } from './pairs.ts'
import { startOurs } from './servers.ts'

// Every condition that the candidate list, the résumé library and the talent pool offer, alone and in pairs, beside the plain list.
// npm run bench:filters -- --size 100000 --times 5 --most 3 --only library.listPeople
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    times: { type: 'string', default: '5' },
    most: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
})
const [times, most] = [Number(values.times), Number(values.most)]
const say = (line: string) => process.stdout.write(`${line}\n`)

const database = await openBenchDatabase(Number(values.size), say)
const client = new pg.Client(database.ownerUrl)
await client.connect()
const server = await startOurs(database.ownerUrl)

async function one(sql: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(sql, [bigOrganisation])
  return String(rows[0]?.value ?? 1)
}

/** Half of those who were turned down in the pool, in one folder that everybody sees. */
async function fillPool(): Promise<void> {
  await client.query(
    `with folder as (
       insert into pool_folders (organisation_id, name) values ($1, 'Bench') on conflict do nothing returning id)
     , seen as (insert into pool_folder_rights (organisation_id, folder_id, level) select $1, id, 'see' from folder)
     insert into pool_members (organisation_id, candidate_id, folder_id, application_id, text)
     select distinct on (a.candidate_id) a.organisation_id, a.candidate_id, f.id, a.id, 'kept' from applications a, folder f
     where a.organisation_id = $1 and a.step = 50 and a.id % 2 = 0`,
    [bigOrganisation],
  )
  await client.query('analyze pool_members')
}

await fillPool()
const commonest = (column: string, table: string) =>
  `select ${column} as value from ${table} where organisation_id = $1 group by 1 order by count(*) desc limit 1`
const position = await one(commonest('position_id', 'applications'))
const project = await one(commonest('project_id', 'applications'))
const tag = await one(commonest('tag_id', 'application_tags'))
const owner = await one(commonest('owner_user_id', 'applications'))
const step = await one(
  `select id as value from process_steps where organisation_id = $1 and stage = 12 order by id desc limit 1`,
)
const person = await one(commonest('user_id', 'application_people'))
const source = await one(commonest('source', 'applications'))
const surname = '王'

/** What each list is narrowed by; the values are those that most of its rows meet. */
const lists: readonly {
  readonly call: Call
  readonly given: object
  readonly by: Record<string, unknown>
}[] = [
  {
    call: pipelineApi.listCandidates,
    given: { origin: 2, page_size: 30, with_choices: false },
    by: {
      ...{
        tracker_status: 12,
        statuses: '20/21,30/0',
        process_step_id: step,
        colour: 'amber',
        stages: '12,5',
      },
      ...{ keyword: surname, content: 'java', position_id: position, project_id: project, city: '上海' },
      ...{ degree: 'master', school: '大学', gender: 'female', age_from: 25, age_to: 35, source },
      ...{ tag_id: tag, owner_id: owner, interviewer_id: person, check_by_user_id: person },
      ...{ applied_from: '2025-06-01', applied_to: '2026-06-01', waiting_days: 30, waits_for: 'staff' },
      ...{ has_left: true, sort: 'status_since' },
    },
  },
  {
    call: libraryApi.listPeople,
    given: { page_size: 30 },
    by: {
      ...{ keyword: surname, content: 'java', degree: 'master', school: '大学', city: '上海' },
      ...{ years_from: 3, years_to: 10, tag: 'VIP', quiet_days: 30, stage: 12, is_free: true },
    },
  },
  {
    call: talentPoolApi.listTalents,
    given: { page_size: 30 },
    by: { keyword: surname, owner_id: owner, stage: 12, archived: '经验', silent_days: 30, origin: 2 },
  },
]

/** Milliseconds until the whole answer is there: the middle of several, after one that counts for nothing. */
async function timeOf(path: string): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round <= times; round++) {
    const begun = performance.now()
    const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { cookie: `bole_session=${benchToken}` },
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said.slice(0, 200)}`)
    if (round > 0) taken.push(performance.now() - begun)
  }
  return middleOf(taken)
}

try {
  for (const { call, given, by } of lists.filter(({ call }) => call.name.includes(values.only))) {
    const pathOf = (asked: Asked | readonly []) =>
      addressOf(call, {}, { ...given, ...Object.fromEntries(asked.map((name) => [name, by[name]])) })
    const plain: number[] = [await timeOf(pathOf([]))]
    const taken: { readonly asked: Asked; readonly time: number }[] = []
    for (const [index, asked] of aloneAndInPairs(Object.keys(by)).entries()) {
      // The machine is not the same throughout: the plain list is asked again and again.
      if (index % 20 === 0) plain.push(await timeOf(pathOf([])))
      taken.push({ asked, time: await timeOf(pathOf(asked)) })
    }
    const usual = middleOf(plain)
    const slowest = taken.toSorted((first, second) => second.time - first.time)
    const over = slowest.filter(({ time }) => time > most * usual)
    say(
      `${call.name}: plain ${usual.toFixed(1)} ms; ${taken.length} conditions and pairs, ${over.length} over ${most} times that`,
    )
    for (const { asked, time } of slowest.slice(0, 12))
      say(`  ${(time / usual).toFixed(2)} × ${time.toFixed(1)} ms  ${asked.join(' + ')}`)
    if (over.length > 0) process.exitCode = 1
  }
} finally {
  await server.stop()
  await client.end()
  await database.stop()
}
