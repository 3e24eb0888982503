import { Readable } from 'node:stream'
import { reading } from '@bole/careers/server'
import { type Announcer, type Database, inTransaction } from '@bole/platform/host'
import { Failure, type Transaction } from '@bole/platform/server'
import type { FastifyInstance, FastifyReply } from 'fastify'

interface Parts {
  readonly database: Database
  readonly announcer: Announcer
  readonly publicUrl: string
}

interface Asked {
  Params: { slug: string }
  Querystring: { source?: string }
}

const withinReason = { rateLimit: { max: 120, timeWindow: 60_000 } }

/** How long searchers and job boards keep what they read, in seconds. */
const fresh = 600

/**
 * What searchers and job boards read: `/robots.txt`, `/sitemap.xml` of the installation, and of each career site its own sitemap and its
 * feeds. They are written as they are read, some positions at a time, whatever there are of them.
 */
export function serveFeeds(app: FastifyInstance, { database, announcer, publicUrl }: Parts): void {
  const origin = publicUrl.replace(/\/+$/, '')
  const parts = { database, publish: announcer.publish }
  const within = <Result>(id: number, work: (tx: Transaction) => Promise<Result>) =>
    inTransaction(parts, id, work)
  const sites = () => within(0, reading.careerSites)

  const send = (reply: FastifyReply, type: string, text: string | Readable) =>
    reply.header('cache-control', `public, max-age=${fresh}`).type(`${type}; charset=utf-8`).send(text)

  /** The site with this name, and all that is advertised there. */
  const siteCalled = async (slug: string) => {
    const site = (await sites()).find((one) => one.slug === slug)
    if (!site) throw new Failure('not_found')
    const now = new Date()
    const pages = reading.advertised({
      inTransaction: (work) => within(site.id, work),
      organisation: site,
      now,
    })
    return { site, now, pages }
  }

  app.register(async (scope) => {
    scope.get('/robots.txt', { config: withinReason }, (_, reply) =>
      send(reply, 'text/plain', reading.robots(origin)),
    )
    scope.get('/sitemap.xml', { config: withinReason }, async (_, reply) => {
      const slugs = (await sites()).map(({ slug }) => slug)
      return send(reply, 'application/xml', reading.sitemapIndex(origin, slugs))
    })
    scope.get<Asked>('/careers/:slug/sitemap.xml', { config: withinReason }, async ({ params }, reply) => {
      const { site, now, pages } = await siteCalled(params.slug)
      const projects = await within(site.id, (tx) => reading.advertisedProjects(tx, now))
      const text = reading.sitemap({ origin, organisation: site }, projects, pages)
      return send(reply, 'application/xml', Readable.from(text))
    })
    for (const [ending, type, write] of [
      ['xml', 'application/xml', reading.xmlFeed],
      ['json', 'application/feed+json', reading.jsonFeed],
    ] as const)
      scope.get<Asked>(`/careers/:slug/feed.${ending}`, { config: withinReason }, async (request, reply) => {
        const { site, now, pages } = await siteCalled(request.params.slug)
        const asked = request.query.source
        const source = typeof asked === 'string' && /^[\w-]{1,40}$/.test(asked) ? asked : ''
        const text = write({ origin, organisation: site, source, now }, pages)
        return send(reply, type, Readable.from(text))
      })
  })
}
