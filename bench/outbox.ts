import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '../apps/server/embedded-database/index.ts'
import { sendUnderKills } from '../apps/server/testing/outbox-under-kills.ts'
import { cpuTimeOf } from './cpu-time.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** What is wanted of an outbox that drains into a mail server on the same machine, in messages a second. */
const wanted = 500

const { values } = parseArgs({
  options: { mails: { type: 'string', default: '5000' }, kills: { type: 'string', default: '0' } },
})
const [mails, kills] = [Number(values.mails), Number(values.kills)]
if (!(mails > 0) || !(kills >= 0)) throw new Error('npm run bench:outbox -- [--mails 5000] [--kills 50]')

const directory = join(import.meta.dirname, '../.data', `bench-outbox-${process.pid}`)
const database = await startEmbeddedDatabase({ directory, log: () => undefined })
try {
  const { lost, twice, again, perSecond, cpuEach } = await sendUnderKills({
    ownerUrl: database.ownerUrl,
    mails,
    kills,
    cpuTimeOf,
  })
  const arrived = `${mails} messages, ${kills} kills: ${lost} lost, ${twice} twice, ${again} handed over again under their own Message-ID`
  const pace = `${perSecond.toFixed(0)} a second (wanted: ${wanted}), ${cpuEach.toFixed(2)} ms of the server’s processor each`
  say(kills === 0 ? `${arrived}; ${pace}` : arrived)
  process.exitCode = lost === 0 && twice === 0 ? 0 : 1
} finally {
  await database.stop()
}
