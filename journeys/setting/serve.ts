import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBrowserApps } from '../../tools/browser-apps.ts'

const root = join(import.meta.dirname, '../..')
const startsWithin = 180_000
const endsWithin = 30_000

/**
 * Playwright's global set-up: the pages built, and the real server with a database of its own and the demo company.
 * With JOURNEYS_URL in the environment the journeys go to that server instead, and nothing is started.
 */
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_URL) return async () => undefined
  buildBrowserApps(root, (line) => process.stdout.write(`${line}\n`))
  const dataDirectory = mkdtempSync(join(tmpdir(), 'bole-journeys-'))
  const server = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The zone of the journeys' browsers, whatever the machine's.
    env: { ...process.env, PORT: '0', DATA_DIR: dataDirectory, DATABASE_URL: '', TIME_ZONE: 'Asia/Shanghai' },
  })
  try {
    process.env.JOURNEYS_URL = await addressOf(server)
  } catch (error) {
    await end(server, dataDirectory)
    throw error
  }
  return () => end(server, dataDirectory)
}

/** Waits for the server's greeting, which names the port it took. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const giveUp = setTimeout(() => reject(new Error(`The server did not start:\n${said}`)), startsWithin)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const address = /Bole is ready: +(http:\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(giveUp)
      resolve(address)
    })
  })
}

/** Ends the server as an operator would; it must take its database along. */
async function end(server: ChildProcess, dataDirectory: string): Promise<void> {
  if (server.exitCode === null) {
    const gone = once(server, 'exit')
    const tooLong = setTimeout(() => server.kill('SIGKILL'), endsWithin)
    server.kill('SIGTERM')
    const [code] = await gone
    clearTimeout(tooLong)
    if (code !== 0) throw new Error(`The server did not end by itself: ${code ?? 'killed'}`)
  }
  if (existsSync(join(dataDirectory, 'database/postmaster.pid')))
    throw new Error(`The server left its database running in ${dataDirectory}`)
  rmSync(dataDirectory, { recursive: true, force: true })
}
