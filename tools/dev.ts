import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'
import { readSettings } from '../apps/server/settings.ts'
import { withTimeZone } from '../apps/server/time-zone.ts'
import { browserApps } from './browser-apps.ts'

// The server under --watch, and Vite before it: pages change as they are written, calls go to the server.
const root = join(import.meta.dirname, '..')
const port = process.env.PORT ?? '3000'
const target = `http://127.0.0.1:${port}`
const proxy = { '/api': target, '/socket.io': { target, ws: true } }
const firstPort = 5173
process.env.TZ = readSettings(process.env).timeZone

const server = spawn(process.execPath, ['--watch', 'apps/server/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port, NODE_ENV: 'development' },
})
const pages = await Promise.all(
  browserApps(root).map((app, index) =>
    createServer({
      root: join(root, 'apps', app),
      server: { port: firstPort + index, proxy },
      plugins: [{ name: 'time-zone', transformIndexHtml: withTimeZone }],
    }),
  ),
)
for (const page of pages) {
  await page.listen()
  page.printUrls()
}
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => server.kill('SIGTERM'))
await once(server, 'exit')
await Promise.all(pages.map((page) => page.close()))
