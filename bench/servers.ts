import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A server that answers on `port`. */
export interface Server {
  readonly port: number
  readonly pid: number
  readonly stop: () => Promise<void>
}

const secondsToStart = 60

async function start(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<Server> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  })
  const ended = once(child, 'exit')
  const atExit = () => child.kill()
  process.once('exit', atExit)
  let said = ''
  const port = await new Promise<number>((resolve, reject) => {
    const give = () => reject(new Error(`${program.join(' ')} did not start:\n${said}`))
    const timer = setTimeout(give, secondsToStart * 1000)
    child.once('exit', give)
    child.stdout.on('data', (chunk) => {
      said += chunk
      const found = ready.exec(said)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(Number(found))
    })
  })
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill()
      await ended
      process.off('exit', atExit)
    },
  }
}

/** Our server as an operator runs it, on a database of its own; `flags` are Node's (a profiler's, say). */
export async function startOurs(ownerUrl: string, flags: readonly string[] = []): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'bole-bench-'))
  const server = await start(
    [...flags, 'apps/server/main.ts', '--empty'],
    { PORT: '0', DATABASE_URL: ownerUrl, DATA_DIR: folder, LOG_LEVEL: 'error', REQUESTS_PER_ADDRESS: '0' },
    /Bole is ready: +http:\/\/[^:]+:(\d+)/,
  )
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/** The bare server beside it. */
export function startCeiling(ownerUrl: string): Promise<Server> {
  return start(['bench/ceiling/main.ts'], { DATABASE_URL: ownerUrl }, /listening on (\d+)/)
}
