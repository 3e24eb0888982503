import { join } from 'node:path'
import { buildBrowserApps } from './browser-apps.ts'

const root = join(import.meta.dirname, '..')
const main = join(root, 'apps/server/main.ts')

try {
  buildBrowserApps(root, (line) => process.stdout.write(`${line}\n`))
  // The server takes this process's place: its signals, its exit code, and no Node idling above it.
  process.execve?.(process.execPath, [process.execPath, main, ...process.argv.slice(2)], process.env)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
