import { describe, expect, test } from 'vitest'
import type { AdvertisedPosition } from './advertised.ts'
import { type Feed, jsonFeed, xmlFeed } from './feeds.ts'
import { robots, sitemap, sitemapIndex } from './sitemap.ts'

const feed: Feed = {
  origin: 'https://jobs.test',
  organisation: { name: 'Lumi & Söhne', slug: 'lumi' },
  source: '',
  now: new Date('2030-01-02T03:04:05Z'),
}

const position: AdvertisedPosition = {
  id: 7,
  title: 'Rust engineer',
  origin: 2,
  category: '研发',
  cities: ['Shanghai', 'São Paulo'],
  company_name: 'Lumi',
  head_count: 3,
  degree: 'master',
  salary_from: 3_000_000,
  salary_to: 5_000_000,
  salary_currency: 'CNY',
  opened_at: '2030-01-01T00:00:00.000Z',
  description: 'Build it.',
  requirements: 'Know it.',
  company: { name: 'Lumi', industry: '', scale: '', financing: '', description: '' },
  closes_at: '2030-02-01T00:00:00.000Z',
}

async function* pages(...given: (readonly AdvertisedPosition[])[]) {
  yield* given
}

async function piecesOf(text: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of text) pieces.push(piece)
  return pieces
}

const written = async (text: AsyncIterable<string>) => (await piecesOf(text)).join('')

describe('the feed for job boards', () => {
  test('says of a position what boards take', async () => {
    const text = await written(xmlFeed(feed, pages([position])))
    for (const element of [
      '<publisher>Lumi &amp; Söhne</publisher>',
      '<publisherurl>https://jobs.test/careers/lumi</publisherurl>',
      '<lastBuildDate>Wed, 02 Jan 2030 03:04:05 GMT</lastBuildDate>',
      '<title>Rust engineer</title>',
      '<referencenumber>7</referencenumber>',
      '<url>https://jobs.test/careers/lumi/positions/7</url>',
      '<city>Shanghai</city><city>São Paulo</city>',
      '<description>Build it.\n\nKnow it.</description>',
      '<category>研发</category><education>master</education>',
      '<expirationdate>Fri, 01 Feb 2030 00:00:00 GMT</expirationdate>',
    ])
      expect(text).toContain(element)
    expect(text.trim().endsWith('</source>')).toBe(true)
  })

  test.each([
    [null, null, null],
    [3_000_000, null, '<salary>30000 CNY per month</salary>'],
    [null, 5_000_000, '<salary>50000 CNY per month</salary>'],
    [3_000_000, 5_000_000, '<salary>30000-50000 CNY per month</salary>'],
  ])('from %o to %o it pays %o', async (salary_from, salary_to, element) => {
    const text = await written(xmlFeed(feed, pages([{ ...position, salary_from, salary_to }])))
    if (element === null) expect(text).not.toContain('<salary>')
    else expect(text).toContain(element)
  })

  test('leaves out what is not known', async () => {
    const bare = { ...position, cities: [], category: '', degree: null, closes_at: null }
    const text = await written(xmlFeed(feed, pages([bare])))
    for (const element of ['<city>', '<category>', '<education>', '<expirationdate>'])
      expect(text).not.toContain(element)
  })

  test('has whatever somebody typed as text, and nothing XML cannot hold', async () => {
    const hostile = { ...position, title: `]]></title><x a="1">&\u0000\ud800`, cities: ['<city/>'] }
    const text = await written(xmlFeed(feed, pages([hostile])))
    expect(text).toContain('<title>]]&gt;&lt;/title&gt;&lt;x a=&quot;1&quot;&gt;&amp;\ufffd</title>')
    expect(text).toContain('<city>&lt;city/&gt;</city>')
    expect(text).not.toContain('\u0000')
  })

  test('comes some positions at a time', async () => {
    const pieces = await piecesOf(xmlFeed(feed, pages([position], [{ ...position, id: 6 }])))
    expect(pieces.filter((piece) => piece.includes('<job>'))).toHaveLength(2)
  })
})

describe('the JSON feed', () => {
  test.each([
    ['no position', [], []],
    ['one page', [[position]], ['7']],
    [
      'several',
      [
        [position],
        [],
        [
          { ...position, id: 6 },
          { ...position, id: 5 },
        ],
      ],
      ['7', '6', '5'],
    ],
  ])('is whole with %s', async (_, given, ids) => {
    const read: { items: { id: string }[]; feed_url: string } = JSON.parse(
      await written(jsonFeed(feed, pages(...given))),
    )
    expect(read.items.map(({ id }) => id)).toEqual(ids)
    expect(read.feed_url).toBe('https://jobs.test/careers/lumi/feed.json')
  })

  test('says where its links were read', async () => {
    const read: { items: { url: string; _job_posting: { url: string } }[] } = JSON.parse(
      await written(jsonFeed({ ...feed, source: 'board-1' }, pages([position]))),
    )
    expect(read.items[0]?.url).toBe('https://jobs.test/careers/lumi/positions/7?utm_source=board-1')
    expect(read.items[0]?._job_posting.url).toBe(read.items[0]?.url)
  })
})

describe('lists of addresses', () => {
  test('of an installation name each site', () => {
    const text = sitemapIndex('https://jobs.test', ['lumi', 'acme'])
    expect(text.match(/<sitemap>/g)).toHaveLength(2)
    expect(text).toContain('<loc>https://jobs.test/careers/acme/sitemap.xml</loc>')
  })

  test('of a site name its front, its projects and its positions, with the day they were opened', async () => {
    const text = await written(sitemap(feed, [3], pages([position])))
    expect(text).toContain('<url><loc>https://jobs.test/careers/lumi</loc></url>')
    expect(text).toContain('<url><loc>https://jobs.test/careers/lumi/projects/3</loc></url>')
    expect(text).toContain('/positions/7</loc><lastmod>2030-01-01T00:00:00.000Z</lastmod>')
    expect(text.trim().endsWith('</urlset>')).toBe(true)
  })

  test('end where a list may have no more', async () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ ...position, id: at + 1 }))
    let asked = 0
    async function* endless() {
      for (;;) {
        asked++
        yield many
      }
    }
    const text = await written(sitemap(feed, [], endless()))
    expect(text.match(/\/positions\//g)).toHaveLength(49_000)
    expect(asked).toBe(98)
  })

  test('searchers are kept from private pages', () => {
    const lines = robots('https://jobs.test').split('\n')
    for (const page of ['application', 'pool', 'lecture'])
      expect(lines).toContain(`Disallow: /careers/${page}/`)
    expect(lines).toContain('Allow: /careers/')
    expect(lines).toContain('Sitemap: https://jobs.test/sitemap.xml')
  })
})
