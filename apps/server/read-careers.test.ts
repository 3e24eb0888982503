import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWorld, type World } from '@bole/server/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages } from './pages.ts'
import { filledPage, pageReader } from './read-careers.ts'

const built = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta name="robots" content="noindex" />
    <title>Bole</title>
  </head>
  <body>
    <div id="app"></div>
    <noscript>请启用 JavaScript</noscript>
    <script type="module" src="./main.js"></script>
  </body>
</html>`

let world: World
let app: FastifyInstance
let root: string
let slug: string
let position: number

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation('Lumi')
  slug = String((await world.rows('select slug from organisations where id = $1', organisation))[0]?.slug)
  position = await world.position(organisation, { title: 'Cost $& and $1' })
  root = mkdtempSync(join(tmpdir(), 'bole-read-'))
  for (const name of ['web', 'portal']) {
    mkdirSync(join(root, `apps/${name}/dist`), { recursive: true })
    writeFileSync(join(root, `apps/${name}/dist/index.html`), built)
  }
  app = Fastify()
  await servePages(app, root, pageReader({ ...world.server, publicUrl: 'https://jobs.test/' }))
})
afterAll(async () => {
  await app.close()
  await world.end()
  rmSync(root, { recursive: true })
})

const open = (url: string, language = 'en-US') =>
  app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })

test('the pages of a site come filled in, and the app still takes them over', async () => {
  const page = await open(`/careers/${slug}`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<html lang="en-US"')
  expect(page.body).toContain('<div id="app" data-read><header class="bar">')
  expect(page.body).toContain('src="./main.js"')
  expect(page.body).not.toContain('noindex')
  expect(page.body).not.toContain('请启用 JavaScript')
  expect(page.headers.vary).toContain('accept-language')
})

test('what somebody typed stands there as it is, whatever it means to a replacement', async () => {
  const page = await open(`/careers/${slug}/positions/${position}`)
  expect(page.body).toContain('<h1>Cost $&amp; and $1</h1>')
  expect(page.body).toContain(
    `<link rel="canonical" href="https://jobs.test/careers/${slug}/positions/${position}" />`,
  )
})

test.each([
  ['pt-BR', '', 'Vagas abertas|vaga aberta'],
  ['zh-TW', '', '職缺'],
  ['fr-FR,en;q=0.5', '', 'open position'],
  ['en-US', '?lang=zh-CN', '职位'],
])('who reads %s and asks %j reads %s', async (language, search, words) => {
  expect((await open(`/careers/${slug}${search}`, language)).body).toMatch(new RegExp(words))
})

test.each([
  ['a site that is not there', () => '/careers/nobody-here', 404],
  ['a position that is not there', () => `/careers/${slug}/positions/99999999`, 404],
  ['a form', () => `/careers/${slug}/positions/${position}/apply`, 200],
  ['a private page', () => '/careers/application/abc', 200],
])('%s is the app’s to show', async (_, address, status) => {
  const page = await open(address())
  expect(page.statusCode).toBe(status)
  expect(page.body).toContain('<div id="app"></div>')
  expect(page.body).toContain('noindex')
})

test('a page that was built otherwise is left as it is', () => {
  const page = { language: 'en-US' as const, head: '<title>x</title>', body: '<main></main>' }
  expect(filledPage('<p>other</p>', page)).toBe('<p>other</p>')
})
