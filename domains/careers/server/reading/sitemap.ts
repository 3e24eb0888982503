import type { AdvertisedPosition } from './advertised.ts'
import type { Feed } from './feeds.ts'
import { markup } from './markup.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** As many addresses as one sitemap may have, less room for the site's own. */
const most = 49_000

/** The sitemaps of all career sites of an installation. */
export function sitemapIndex(origin: string, slugs: readonly string[]): string {
  return `${declaration}${
    markup`<sitemapindex xmlns="${space}">${slugs.map(
      (slug) => markup`<sitemap><loc>${origin}/careers/${slug}/sitemap.xml</loc></sitemap>`,
    )}</sitemapindex>`.text
  }\n`
}

/** The addresses of one career site: its front, its projects and its open positions. */
export async function* sitemap(
  feed: Pick<Feed, 'origin' | 'organisation'>,
  projectIds: readonly number[],
  pages: AsyncIterable<readonly AdvertisedPosition[]>,
): AsyncGenerator<string> {
  const site = `${feed.origin}/careers/${feed.organisation.slug}`
  yield `${declaration}<urlset xmlns="${space}">\n`
  yield `${
    markup`<url><loc>${site}</loc></url>${projectIds.map(
      (id) => markup`<url><loc>${site}/projects/${id}</loc></url>`,
    )}`.text
  }\n`
  let left = most
  for await (const positions of pages) {
    const listed = positions.slice(0, left)
    left -= listed.length
    yield listed
      .map(
        ({ id, opened_at }) =>
          `${markup`<url><loc>${site}/positions/${id}</loc><lastmod>${opened_at}</lastmod></url>`.text}\n`,
      )
      .join('')
    if (left === 0) break
  }
  yield '</urlset>\n'
}

/** What searchers may look at: the public pages and their pictures, and nobody's private ones. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /',
    'Allow: /careers/',
    ...['picture', 'logo', 'social-picture'].map((name) => `Allow: /api/careers/${name}`),
    ...['application', 'pool', 'lecture', 'receipt'].map((name) => `Disallow: /careers/${name}/`),
    'Disallow: /careers/*/apply',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
