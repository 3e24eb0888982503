import { join } from 'node:path'
import { buildBrowserApps } from '../../tools/browser-apps.ts'
import { startServer } from './server.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Playwright's global set-up: the pages built, and the real server with a database of its own and the demo company.
 * With JOURNEYS_URL in the environment the journeys go to that server instead, and nothing is started.
 */
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env.JOURNEYS_URL) return async () => undefined
  buildBrowserApps(root, (line) => process.stdout.write(`${line}\n`))
  const { url, stop } = await startServer()
  process.env.JOURNEYS_URL = url
  return stop
}
