import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { libraryApi } from '@bole/library/contract'
import { exportColumns } from '@bole/library/model'
import { addressOf } from '@bole/platform/contract'
import pg from 'pg'
import { benchToken } from './data/small-tables.ts'
import { openBenchDatabase } from './generate.ts'
import { startOurs } from './servers.ts'

// What a table of everybody costs: seconds, and the most that the server holds meanwhile. npm run bench:exports -- --size 100000
const { values: asked } = parseArgs({ options: { size: { type: 'string', default: '100000' } } })
const say = (line: string) => process.stdout.write(`${line}\n`)

/** What a process holds resident, in MB, as Linux tells it. */
async function residentOf(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

/** Asks for the whole list as a table of all columns. */
async function begin(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${addressOf(libraryApi.exportExcel)}`, {
    method: 'POST',
    headers: {
      cookie: `bole_session=${benchToken}`,
      'x-requested-with': 'bole',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      chosen: { conditions: { origin: 2 }, people: null },
      columns: exportColumns,
    }),
  })
  const said = await answer.text()
  if (!answer.ok || !said.includes('"success"')) throw new Error(`the export was refused: ${said}`)
}

const database = await openBenchDatabase(Number(asked.size), say)
const server = await startOurs(database.ownerUrl)
const client = new pg.Client(database.ownerUrl)
await client.connect()
try {
  await client.query('delete from exports')
  await pause(3000)
  const quiet = await residentOf(server.pid)
  const began = performance.now()
  await begin(server.port)
  let most = quiet
  for (;;) {
    most = Math.max(most, await residentOf(server.pid))
    const { rows } = await client.query('select state, done, total, bytes from exports')
    const [one] = rows
    if (one?.state === 'failed') throw new Error('the export failed')
    if (one?.state === 'ready') {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      say(
        `${one.done} of ${one.total} rows by ${exportColumns.length} columns: ${seconds} s, ${(one.bytes / 1e6).toFixed(1)} MB`,
      )
      break
    }
    await pause(50)
  }
  const above = (most - quiet).toFixed(0)
  say(`The server held ${quiet.toFixed(0)} MB before, and ${above} MB more at its most (200 wanted).`)
} finally {
  await server.stop()
  await client.end()
  await database.stop()
}
