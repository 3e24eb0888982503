import { spawn } from 'node:child_process'
import { Duplex, type Readable } from 'node:stream'
import { type Ended, limits } from '@bole/coding/model'
import { descriptors } from './sandbox-command.ts'

interface Running {
  readonly command: readonly string[]
  readonly filter: Uint8Array
  readonly input: string
  /** Milliseconds until it is ended. */
  readonly time: number
}

/** What came of a command; `hasRun` is false where the sandbox itself could not be built. */
export interface Finished extends Omit<Ended, 'isOutOfMemory'> {
  readonly hasRun: boolean
  readonly output: string
  readonly milliseconds: number
}

/** Runs a command with an empty environment, in a group of its own that is ended whole: when its time is over, or it writes too much. */
export function runCommand({ command, filter, input, time }: Running): Promise<Finished> {
  const [program = '', ...rest] = command
  const began = performance.now()
  const child = spawn(program, rest, {
    env: {},
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
  })
  let cutOff: Ended['cutOff'] = null
  const end = (why: NonNullable<Ended['cutOff']>) => {
    cutOff ??= why
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself meanwhile.
    }
  }
  const [status, seccomp] = [child.stdio[descriptors.status], child.stdio[descriptors.seccomp]]
  if (!(status instanceof Duplex && seccomp instanceof Duplex)) throw new Error('a command has no pipes')
  const out = collect(child.stdout, () => end('flood'))
  const complained = collect(child.stderr, () => end('flood'))
  const said = collect(status, () => undefined)
  for (const pipe of [child.stdin, seccomp]) pipe.on('error', () => undefined)
  seccomp.end(filter)
  child.stdin.end(input)
  const timer = setTimeout(() => end('timeout'), time)
  return new Promise((resolve) => {
    const finish = (code: number) => {
      clearTimeout(timer)
      const exit = /"exit-code":\s*(\d+)/.exec(said())
      resolve({
        ...{ cutOff, code: exit ? Number(exit[1]) : code, output: out() },
        hasRun: exit !== null || (cutOff !== null && said().includes('child-pid')),
        complaint: complained().slice(0, limits.complaint),
        milliseconds: Math.round(performance.now() - began),
      })
    }
    child.once('error', () => finish(127))
    child.once('close', (code) => finish(code ?? 137))
  })
}

/** Gathers what is written, up to the limit; `onFlood` hears of more. */
function collect(pipe: Readable, onFlood: () => void): () => string {
  const parts: Buffer[] = []
  let bytes = 0
  pipe.on('error', () => undefined)
  pipe.on('data', (part: Buffer) => {
    const room = limits.output - bytes
    bytes += part.length
    if (room > 0) parts.push(part.subarray(0, room))
    if (bytes > limits.output) onFlood()
  })
  return () => Buffer.concat(parts).toString('utf8').replaceAll('\u0000', '')
}
