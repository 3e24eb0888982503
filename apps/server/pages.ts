import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '@bole/platform/server'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { filledPage, type PageReader } from './read-careers.ts'
import { withTimeZone } from './time-zone.ts'

/**
 * Serves the two browser apps: files by name, and each app's page for every address below it that is no file. The pages of the career site
 * come filled in, for whoever reads them without scripts.
 */
export async function servePages(
  app: FastifyInstance,
  root: string,
  read: PageReader = async () => null,
): Promise<void> {
  const portal = join(root, 'apps/portal/dist')
  const web = join(root, 'apps/web/dist')
  if (existsSync(portal)) await serveFiles(app, portal, '/careers/', true)
  if (existsSync(web)) await serveFiles(app, web, '/', !existsSync(portal))
  // The folders themselves: the file server would call them forbidden, as it does any folder without a list.
  app.get('/', (_, reply) => sendPage(reply, web))
  app.get('/careers/', (_, reply) => sendPage(reply, portal))
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw new Failure('not_found')
    // Who knows the address of a candidate's page may read it: no cache keeps that.
    if (request.url.startsWith('/careers/application/')) reply.header('cache-control', 'no-store')
    if (!request.url.startsWith('/careers')) return sendPage(reply, web)
    const filled = await read(request)
    if (filled === null) return sendPage(reply, portal)
    // A browser that goes back to it in another language asks again.
    reply.code(filled.status).header('vary', 'accept-language')
    return sendPage(reply, portal, (html) => (filled.page ? filledPage(html, filled.page) : html))
  })
}

/**
 * Whether a page is asked for: by a browser, or by what takes anything, such as link previews, search engines and monitors. Calls and
 * files that are not there are answered as such.
 */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (/^\/api(?:[/?]|$)/.test(url) || /^\/(?:careers\/)?assets\//.test(url)) return false
  return /text\/html|application\/xhtml\+xml|\*\/\*/.test(headers.accept ?? '*/*')
}

/** A digest of the staff app's page, whose names change with everything it loads. */
export async function pagesVersion(): Promise<string> {
  const page = await readPage(join(import.meta.dirname, '../web/dist')).catch(() => '')
  return createHash('sha256').update(page).digest('hex').slice(0, 16)
}

/** An app's page, with the zone of the company's clocks: by them its browsers tell the time (docs/decisions/0015). */
async function readPage(folder: string): Promise<string> {
  return withTimeZone(await readFile(join(folder, 'index.html'), 'utf8'))
}

async function serveFiles(
  app: FastifyInstance,
  folder: string,
  prefix: string,
  decorateReply: boolean,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply,
    index: false,
    // The build leaves each script beside itself in gzip and brotli.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names below assets/ change with their content.
      const isForever = path.includes('/assets/')
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

async function sendPage(
  reply: FastifyReply,
  folder: string,
  filled: (html: string) => string = (html) => html,
): Promise<FastifyReply> {
  const page = await readPage(folder).catch(() => null)
  if (!page) throw new Failure('unavailable')
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  return reply.type('text/html').send(filled(page))
}
