import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { intakeApi } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { addressOf } from '@bole/platform/contract'
import pg from 'pg'
import { benchToken } from './data/small-tables.ts'
import { bigOrganisation } from './data/tenants.ts'
import { type Figures, figuresOf } from './figures.ts'
import { openBenchDatabase } from './generate.ts'
import { resumeDocuments } from './intake/documents.ts'
import { type Driver, startDriver } from './load/driver.ts'
import { startOurs } from './servers.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const cookie = `bole_session=${benchToken}`
const filesAtOnce = 250

/** Sends the files as a browser does, for a position of the big organisation. */
async function upload(port: number, positionId: number, documents: readonly Blob[]): Promise<void> {
  for (let first = 0; first < documents.length; first += filesAtOnce) {
    const form = new FormData()
    form.set('position_id', String(positionId))
    for (const [index, document] of documents.slice(first, first + filesAtOnce).entries())
      form.append('files', document, `${first + index}.pdf`)
    const headers = { cookie, 'x-requested-with': 'bole' }
    const url = `http://127.0.0.1:${port}${addressOf(intakeApi.upload)}`
    const answer = await fetch(url, { method: 'POST', headers, body: form })
    if (!answer.ok) throw new Error(`the upload was refused: ${answer.status} ${await answer.text()}`)
  }
}

/** Uploads and waits until every file has become a candidate; seconds between. */
async function readAll(client: pg.Client, port: number, documents: readonly Blob[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select id::int from positions where organisation_id = $1 and state = 'open' and origin = 2 order by id limit 1`,
    [bigOrganisation],
  )
  const began = performance.now()
  await upload(port, rows[0]?.id ?? 0, documents)
  for (;;) {
    const { rows: states } = await client.query<{ state: string; amount: number }>(
      'select state, count(*)::int as amount from intake_items group by state',
    )
    const amountOf = (wanted: string) => states.find(({ state }) => state === wanted)?.amount ?? 0
    if (amountOf('waiting') === 0) {
      const unread = amountOf('failed')
      if (unread > 0) say(`${unread} files were not read; they cost their time all the same.`)
      return (performance.now() - began) / 1000
    }
    await pause(100)
  }
}

/** One recruiter who asks for the list again as soon as it is there. */
async function listWhile(driver: Driver, port: number, seconds: number): Promise<Figures> {
  const paths = [addressOf(pipelineApi.listCandidates, {}, { origin: 2, page_size: 30, with_choices: false })]
  const work = { kind: 'get', paths } as const
  const measured = await driver.run({ port, cookie, work, concurrency: 1, seconds })
  return figuresOf([{ ...measured, serverMilliseconds: 0, databaseMilliseconds: 0 }])
}

async function measure(ownerUrl: string, documents: readonly Blob[]): Promise<void> {
  const server = await startOurs(ownerUrl)
  const driver = startDriver()
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    const half = Math.floor(documents.length / 2)
    await listWhile(driver, server.port, 2)
    const quiet = await listWhile(driver, server.port, 5)
    const alone = half / (await readAll(client, server.port, documents.slice(0, half)))
    say(`Read alone: ${alone.toFixed(1)} documents a second (≥ 20 wanted).`)
    const reading = readAll(client, server.port, documents.slice(half))
    await pause(1000)
    const busy = await listWhile(driver, server.port, Math.max(2, (half / alone) * 0.8))
    const beside = (documents.length - half) / (await reading)
    say(`Read beside the list: ${beside.toFixed(1)} documents a second.`)
    say(
      `The list meanwhile: p95 ${busy.p95} ms; when quiet: ${quiet.p95} ms; ${(busy.p95 / quiet.p95).toFixed(1)} times (≤ 3 wanted).`,
    )
    process.exitCode = alone >= 20 && busy.p95 <= quiet.p95 * 3 && busy.failures === 0 ? 0 : 1
  } finally {
    driver.stop()
    await server.stop()
    await client.end()
  }
}

const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, documents: { type: 'string', default: '1000' } },
})
say(`Making ${values.documents} résumés, unless they are there…`)
const documents = await resumeDocuments(Number(values.documents))
const database = await openBenchDatabase(Number(values.size), say)
// A copy, so that the people who arrive are new each time and the benchmark's own data stays what it is.
const copy = 'bole_intake'
const maintenance = new pg.Client(database.ownerUrl.replace(/[^/]*$/, 'postgres'))
try {
  await maintenance.connect()
  await maintenance.query(`drop database if exists ${copy} with (force)`)
  await maintenance.query(`create database ${copy} template bole`)
  await measure(database.ownerUrl.replace(/[^/]*$/, copy), documents)
} finally {
  await maintenance.query(`drop database if exists ${copy} with (force)`)
  await maintenance.end()
  await database.stop()
}
