import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/peer-ports.ts'

const root = join(import.meta.dirname, '../..')
const startsWithin = 180_000
const endsWithin = 30_000

/** The real server as an operator runs it, on a free port, with a database of its own. */
export interface OwnServer {
  readonly url: string
  /** What it said when it was ready. */
  readonly greeting: string
  readonly stop: () => Promise<void>
}

/** Starts a server with these words behind `npm start`; the pages are built already. */
export async function startServer(words: readonly string[] = []): Promise<OwnServer> {
  for (let tries = 1; ; tries++) {
    // Known before it starts: it is the address that an identity provider sends people back to.
    const port = await freePort()
    try {
      return await startAt(port, words)
    } catch (error) {
      // Between the two somebody else may have taken it.
      if (tries === 5 || !(await isTaken(port))) throw error
    }
  }
}

async function startAt(port: number, words: readonly string[]): Promise<OwnServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'bole-journeys-'))
  const server = spawn(process.execPath, ['apps/server/main.ts', ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The zone of the journeys' browsers, whatever the machine's.
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDirectory,
      DATABASE_URL: '',
      // The mail servers and identity providers of the journeys are on this machine.
      ALLOWED_INNER_HOSTS: 'loopback',
      TIME_ZONE: 'Asia/Shanghai',
    },
  })
  try {
    return { ...(await greetingOf(server)), stop: () => end(server, dataDirectory) }
  } catch (error) {
    await end(server, dataDirectory)
    throw error
  }
}

/** Whether somebody answers at a port of this machine. */
async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Waits for the server's greeting, which names the port it took. */
function greetingOf(server: ChildProcess): Promise<{ readonly url: string; readonly greeting: string }> {
  return new Promise((resolve, reject) => {
    let said = ''
    const giveUp = setTimeout(() => reject(new Error(`The server did not start:\n${said}`)), startsWithin)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const url = /Bole is ready: +(http:\S+)[\s\S]*Stop with/.exec(said)?.[1]
      if (!url) return
      clearTimeout(giveUp)
      resolve({ url, greeting: said })
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
