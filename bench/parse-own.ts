import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sumByLabel } from '@bole/parse-administration/model'
import { correctedResumes, judgeOwn } from '@bole/parse-administration/server'
import { createReader } from '@bole/parsing/server'
import { DiskFileStore, S3FileStore } from '@bole/platform/host'
import pg from 'pg'
import { startEmbeddedDatabase } from '../apps/server/embedded-database/index.ts'
import { readSettings } from '../apps/server/settings.ts'

// Measures the reader on this installation's own corrections: of companies that switched it on, and in sums alone.

const say = (line: string) => process.stdout.write(`${line}\n`)
const settings = readSettings(process.env)
const embedded = settings.databaseUrl
  ? null
  : await startEmbeddedDatabase({ directory: settings.databaseDirectory, log: say })
const client = new pg.Client(settings.databaseUrl ?? embedded?.ownerUrl ?? '')
const store = settings.s3
  ? new S3FileStore(settings.s3)
  : new DiskFileStore(join(settings.dataDirectory, 'files'))
const reader = createReader({ threads: Math.max(1, availableParallelism()), timeoutMs: 120_000 })

await client.connect()
const resumes = await correctedResumes(async (sql) => (await client.query(sql)).rows)
const judged = await judgeOwn(resumes, async ({ name, storage_key }) => {
  const read = async () => reader.read({ name, bytes: await buffer(await store.read(storage_key)) })
  return read().then(
    ({ parsed }) => parsed,
    () => null,
  )
})
if (resumes.length === 0)
  say('No company lets its corrections measure the reader: /organization/reading is where one does.')
else {
  say(`${resumes.length} corrected résumés, ${judged.length} corrections\n`)
  say(`${'field'.padEnd(20)}${'corrected'.padStart(10)}${'right today'.padStart(13)}`)
  for (const { label, count, right } of sumByLabel(judged))
    say(
      `${label.padEnd(20)}${String(count).padStart(10)}${`${Math.round((100 * right) / count)} %`.padStart(13)}`,
    )
}
await reader.close()
await client.end()
await embedded?.stop()
