import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { servePages } from './pages.ts'

test('every address of the two apps answers with its page and the time zone, files and unknown calls with themselves', async () => {
  const root = mkdtempSync(join(tmpdir(), 'bole-pages-'))
  for (const app of ['web', 'portal']) {
    mkdirSync(join(root, `apps/${app}/dist/assets`), { recursive: true })
    writeFileSync(join(root, `apps/${app}/dist/index.html`), `<head></head><p>${app}</p>`)
    writeFileSync(join(root, `apps/${app}/dist/assets/a.js`), `// ${app}`)
  }
  const app = Fastify()
  await servePages(app, root)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const pageOf = (app: string) =>
    `<head>\n    <meta name="time-zone" content="${zone}" /></head><p>${app}</p>`
  const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  for (const url of ['/', '/?from=mail', '/site/login', '/candidate/filter/list?open=3'])
    expect((await open(url)).body).toBe(pageOf('web'))
  for (const url of ['/careers', '/careers/', '/careers/demo', '/careers/application/x?sent'])
    expect((await open(url)).body).toBe(pageOf('portal'))
  const cachedAs = async (url: string) => (await open(url)).headers['cache-control']
  expect(await cachedAs('/careers/demo')).toBe('no-cache')
  // Its address is a secret.
  expect(await cachedAs('/careers/application/x?sent')).toBe('no-store')
  expect((await open('/assets/a.js')).body).toBe('// web')
  expect((await open('/careers/assets/a.js')).body).toBe('// portal')
  const zipped = gzipSync('// packed')
  writeFileSync(join(root, 'apps/web/dist/assets/a.js.gz'), zipped)
  const packed = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'gzip' } })
  expect([packed.headers['content-encoding'], packed.rawPayload]).toEqual(['gzip', zipped])
  const statusOf = async (url: string, accept?: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    (await app.inject({ method, url, headers: accept === undefined ? {} : { accept } })).statusCode
  // Link previews, search engines and monitors say that they take anything, or nothing at all.
  for (const accept of ['*/*', 'application/xhtml+xml', undefined])
    expect(await statusOf('/careers/demo', accept)).toBe(200)
  expect(await statusOf('/careers/demo', '*/*', 'HEAD')).toBe(200)
  expect(await statusOf('/careers/demo', 'image/png')).not.toBe(200)
  expect(await statusOf('/careers/demo', '*/*', 'POST')).not.toBe(200)
  for (const url of ['/api/nothing', '/api', '/assets/none.js', '/careers/assets/none.js'])
    expect(await statusOf(url, '*/*')).not.toBe(200)
  await app.close()
  rmSync(root, { recursive: true })
})
