import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const start = promisify(execFile)

/** Runs a program to its end and returns what it printed; throws when it fails. */
export async function run(program: string, options: readonly string[], folder?: string): Promise<string> {
  const { stdout } = await start(program, [...options], { cwd: folder, maxBuffer: 1 << 26, timeout: 180_000 })
  return stdout
}
