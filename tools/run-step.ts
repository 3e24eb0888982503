import { spawn } from 'node:child_process'

/** How a command ended: its exit code (1 when a signal ended it) and what it printed. */
export type Ended = { code: number; output: string; seconds: number }

// What runs now, so that ending us ends it too.
const running = new Set<ReturnType<typeof spawn>>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Runs a Node program of node_modules or of ours to its end; prints as it goes unless `isQuiet`. */
export const runStep = async (
  root: string,
  [program = '', ...rest]: string[],
  { isQuiet = false, env = {} }: { isQuiet?: boolean; env?: Record<string, string> } = {},
): Promise<Ended> => {
  const began = performance.now()
  const child = spawn(process.execPath, [program, ...rest], {
    cwd: root,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (ended) => resolve(ended ?? 1))
  })
  running.delete(child)
  return { code, output, seconds: (performance.now() - began) / 1000 }
}
