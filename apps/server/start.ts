import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setSessionDays } from '@bole/accounts/server'
import { DiskFileStore, migrate, S3FileStore } from '@bole/platform/host'
import { chosenZone, clockOf } from './chosen-zone.ts'
import { compose } from './compose.ts'
import { demoZone, holdsDemo } from './demo/ensure-demo.ts'
import { startEmbeddedDatabase } from './embedded-database/index.ts'
import { fillEmptyDatabase } from './fill-empty-database.ts'
import { servePages } from './pages.ts'
import { pageReader } from './read-careers.ts'
import { nameToRescue, rescue } from './rescue.ts'
import { sealingKeyIn } from './sealing-key.ts'
import { sendWhatWaited } from './send-what-waited.ts'
import { readSettings } from './settings.ts'
import { waitForDatabase } from './wait-for-database.ts'
import { welcome } from './welcome.ts'

const root = join(import.meta.dirname, '../..')

/** Starts everything in its order; answers what stops it, in the reverse order. `ending` ends the wait for a database. */
export async function start(
  environment: NodeJS.ProcessEnv,
  words: readonly string[],
  say: (line: string) => void,
  ending?: AbortSignal,
): Promise<() => Promise<void>> {
  const settings = readSettings(environment)
  const lost = nameToRescue(words)
  for (const warning of settings.warnings) say(warning)
  // Node reads it again with the next date: every day of the server follows it.
  process.env.TZ = settings.timeZone
  setSessionDays(settings.sessionDays)
  if (settings.databaseUrl) await waitForDatabase(settings.databaseUrl, say, { ending })
  const embedded = settings.databaseUrl
    ? null
    : await startEmbeddedDatabase({ directory: settings.databaseDirectory, log: say })
  const ownerUrl = settings.databaseUrl ?? embedded?.ownerUrl ?? ''
  try {
    if (lost !== null) {
      const link = await rescue({ ownerUrl, publicUrl: settings.publicUrl }, lost)
      say(
        `By this link ${lost} sets a new password, once, within 24 hours. Bole has to run then.\n\n${link}\n`,
      )
      await embedded?.stop()
      return async () => undefined
    }
    await migrate(ownerUrl, join(root, 'migrations'))
    // A database of one's own is not for playing: there the demo has to be asked for.
    const wantsDemo = words.includes('--demo') || (embedded !== null && !words.includes('--empty'))
    const isDemo = !settings.isZoneGiven && (await holdsDemo(ownerUrl, wantsDemo))
    const chosen = settings.isZoneGiven ? null : await chosenZone(ownerUrl)
    const timeZone = isDemo ? demoZone : (chosen ?? settings.timeZone)
    process.env.TZ = timeZone
    const files = join(settings.dataDirectory, 'files')
    if (!settings.s3) await mkdir(files, { recursive: true })
    const folders = [
      ...(settings.s3 ? [] : [{ of: 'files', folder: files } as const]),
      ...(embedded ? [{ of: 'database', folder: embedded.directory } as const] : []),
    ]
    const server = await compose({
      ownerUrl,
      store: settings.s3 ? new S3FileStore(settings.s3) : new DiskFileStore(files),
      room: { folders, reserveBytes: settings.diskReserve },
      role: settings.role,
      isAlone: embedded !== null,
      checksReplies: environment.NODE_ENV === 'development',
      logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel,
      trustedProxies: settings.trustedProxies,
      isSecure: settings.publicUrl.startsWith('https:'),
      publicUrl: settings.publicUrl,
      clock: clockOf(settings),
      sealingKey: settings.sealingKey ?? (await sealingKeyIn(settings.dataDirectory)),
      mail: settings.mail,
      smsUrl: settings.smsUrl ?? null,
      mailPerMinute: settings.mailPerMinute,
      mailboxUrl: settings.mailboxUrl ?? null,
      accountSync: settings.accountSync,
      platformAddresses: settings.platformAddresses,
      mediaRelays: settings.mediaRelays,
      allowedInnerHosts: settings.allowedInnerHosts,
      requestsPerAddress: settings.requestsPerAddress,
      connections: settings.databaseConnections,
      log: say,
    })
    if ((settings.mail || settings.smsUrl) && settings.role !== 'web') await sendWhatWaited(server, say)
    await servePages(server.app, root, pageReader({ ...server, publicUrl: settings.publicUrl }))
    const contents = await fillEmptyDatabase({ ownerUrl, database: server.database, log: say }, wantsDemo)
    if (settings.role !== 'worker') await server.app.listen({ port: settings.port, host: settings.host })
    say(welcome({ ...settings, timeZone }, server.app.server.address(), contents))
    return async () => {
      await server.stop()
      await embedded?.stop()
    }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
