import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../main.ts')

/** A server of its own process, as an operator starts it. */
export class ServerProcess {
  readonly child: ChildProcess
  readonly origin: string

  constructor(child: ChildProcess, origin: string) {
    this.child = child
    this.origin = origin
  }

  /** Starts it on any free port; `settings` are those of docs/operations.md. */
  static async start(
    settings: Readonly<Record<string, string>>,
    words: readonly string[] = [],
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [main, ...words], {
      env: { ...process.env, PORT: '0', ROLE: 'web', LOG_LEVEL: 'silent', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const origin = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout?.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        const ready = /ready:\s+(http:\S+)/.exec(text)
        if (ready?.[1]) resolve(ready[1])
      })
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)))
    })
    return new ServerProcess(child, origin)
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await once(this.child, 'exit')
  }
}
