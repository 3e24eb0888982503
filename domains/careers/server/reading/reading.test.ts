import { lecturesApi } from '@bole/lectures/contract'
import { inTransaction } from '@bole/platform/host'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const hostile = `</title><script>alert("x")</script>'&<!--`

let world: World
let organisation: number
let recruiter: Visitor
let slug: string
let position: number
let theme: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation('Lumi & Söhne')
  recruiter = await world.user(organisation, 'OrgAdmin2')
  slug = String((await world.rows('select slug from organisations where id = $1', organisation))[0]?.slug)
  position = await world.position(organisation, { title: hostile, origin: 1 })
  await world.rows(
    `update positions set description = $2, cities = $3, category = 'R&D', salary_from = 3000000, salary_currency = 'CNY' where id = $1`,
    position,
    `- ${hostile}`,
    ['上海', hostile],
  )
  theme = Number(
    (await world.rows('select project_id from positions where id = $1', position))[0]?.project_id,
  )
  await world.rows('update projects set name = $2, company_description = $2 where id = $1', theme, hostile)
  await recruiter.ask(lecturesApi.createLecture, {
    body: {
      ...{ theme_id: theme, kind: 'xjh', city: '北京', university: hostile, address: hostile },
      ...{ datetime: '2030-09-03T11:00:00Z', xjhUrl: 'https://example.com/?a="b"' },
    },
  })
})
afterAll(() => world.end())

const read = (path: string, language: 'zh-CN' | 'en-US' = 'en-US') => {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const parts = { database: world.server.database, publish: () => undefined }
  const asked = {
    path: pathname,
    search: searchParams,
    language,
    origin: 'https://jobs.test',
    now: new Date(),
  }
  return inTransaction(parts, 0, (tx) => readPage(tx, asked))
}

/** Markup of ours alone: no script but the data for searchers, and no attribute that runs. */
function expectTame(markup: string) {
  const scripts = markup.match(/<script[^>]*>/g) ?? []
  expect(scripts.filter((tag) => tag !== '<script type="application/ld+json">')).toEqual([])
  expect(markup).not.toMatch(/<[^>]+\son\w+=/)
  expect(markup).not.toContain('<!--')
  expect(markup).not.toContain('alert("x")</script>')
}

const linkedDataOf = (head: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null')

describe('what is read without scripts', () => {
  test('the front: positions, projects, and a form any browser sends', async () => {
    const page = await read(`/careers/${slug}`)
    expect(page?.body).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
    expect(page?.body).toContain(`href="/careers/${slug}/positions/${position}"`)
    expect(page?.body).toContain(`href="/careers/${slug}/projects/${theme}"`)
    expect(page?.body).toContain('<form class="search" method="get">')
    expectTame(`${page?.head}${page?.body}`)
  })

  test.each([
    ['keyword=script', 1],
    ['keyword=nothing-like-it', 0],
    ['city=%E4%B8%8A%E6%B5%B7', 1],
    ['category=none', 0],
    ['origin=2', 0],
    ['origin=nonsense', 1],
    ['cursor=%27%3B--', 1],
  ])('narrowed by %s it shows %i', async (query, count) => {
    const page = await read(`/careers/${slug}?${query}`)
    expect(page?.body.split('<h3><a href').length).toBe(1 + count + 1)
  })

  test('a position, as searchers and those who pass it on read it', async () => {
    const page = await read(`/careers/${slug}/positions/${position}`)
    const { head = '', body = '' } = page ?? {}
    expectTame(`${head}${body}`)
    expect(body).toContain('<li>R&amp;D</li>')
    expect(body).toContain(`href="/careers/${slug}/projects/${theme}"`)
    expect(linkedDataOf(head)).toMatchObject({
      '@type': 'JobPosting',
      title: hostile,
      baseSalary: { value: { minValue: 30_000 } },
      url: `https://jobs.test/careers/${slug}/positions/${position}`,
    })
    expect(head).toContain(
      `<link rel="canonical" href="https://jobs.test/careers/${slug}/positions/${position}" />`,
    )
    expect(head.match(/rel="alternate"/g)).toHaveLength(4)
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:site_name'])
      expect(head).toContain(`property="${property}"`)
    expect(body).toContain('<li>&lt;/title&gt;')
    expect(body).toContain('Responsibilities')
  })

  test('a project with where to meet it, in the language asked for', async () => {
    const page = await read(`/careers/${slug}/projects/${theme}`, 'zh-CN')
    expectTame(`${page?.head}${page?.body}`)
    expect(page?.body).toContain('<h2>宣讲行程</h2>')
    expect(page?.body).toContain('<h3>北京</h3>')
    expect(page?.body).toContain('href="https://example.com/?a=&quot;b&quot;"')
  })

  test('an invitation leads to its project, before a position of it is open', async () => {
    const { id } = await recruiter.ask(themesApi.createTheme, { body: { theme_name: 'Secret', type: 'xz' } })
    await world.rows(`update projects set code = 'ABCDEFGHJK' where id = $1`, id)
    expect(await read(`/careers/${slug}/projects/${id}`)).toBeNull()
    expect((await read(`/careers/${slug}?project=ABCDEFGHJK`))?.body).toContain('<h1>Secret</h1>')
    expect((await read(`/careers/${slug}?project=ZZZZZZZZZZ`))?.body).toContain('<form')
  })

  test('of what is not there is nothing', async () => {
    const foreign = await world.position(await world.organisation('Other'))
    expect(await read('/careers/nobody-here')).toBeNull()
    expect(await read(`/careers/${slug}/positions/${foreign}`)).toBeNull()
    const draft = await world.position(organisation, { state: 'draft', title: 'Draft' })
    expect(await read(`/careers/${slug}/positions/${draft}`)).toBeNull()
  })

  test('a position that was open once is gone for good, by its title, with the way to the others', async () => {
    const closed = await world.position(organisation, { state: 'closed', title: 'Night watch' })
    await world.rows('update positions set opened_at = now() where id = $1', closed)
    const page = await read(`/careers/${slug}/positions/${closed}`)
    expect(page?.isGone).toBe(true)
    expect(page?.head).toContain('<title>This position is closed</title>')
    expect(page?.body).toContain('Night watch')
    await world.rows('update positions set is_deleted = true where id = $1', closed)
    expect(await read(`/careers/${slug}/positions/${closed}`)).toBeNull()
  })
})

describe('what searchers and job boards read', () => {
  const ask = async (path: string) => {
    const answer = await fetch(`${world.origin}${path}`)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }

  test('robots are told what is public, and where the list is', async () => {
    const { text } = await ask('/robots.txt')
    expect(text).toContain('Sitemap: https://jobs.acme.test/sitemap.xml')
    expect(text).toContain('Disallow: /careers/application/')
  })

  test('sitemaps name every site, project and open position, and nothing else', async () => {
    expect((await ask('/sitemap.xml')).text).toContain(`/careers/${slug}/sitemap.xml</loc>`)
    const { type, text } = await ask(`/careers/${slug}/sitemap.xml`)
    expect(type).toContain('xml')
    expect(text).toContain(`/positions/${position}</loc>`)
    expect(text).toContain(`/projects/${theme}</loc>`)
    expect(text.match(/\/positions\//g)).toHaveLength(1)
  })

  test('the feed for job boards is XML whatever stands in it, and its links say where they were read', async () => {
    const { text } = await ask(`/careers/${slug}/feed.xml?source=board`)
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;')
    expect(text).toContain(`/positions/${position}?utm_source=board</url>`)
    expect(text).not.toContain('<script>')
    expect((await ask(`/careers/${slug}/feed.xml?source="><x>`)).text).not.toContain('utm_source')
  })

  test('the JSON feed is whole, page after page', async () => {
    await world.rows(
      `insert into positions (organisation_id, project_id, origin, process_id, title, state)
       select organisation_id, project_id, origin, process_id, 'P' || n, 'open' from positions, generate_series(1, 1200) n
       where id = $1`,
      position,
    )
    const { type, text } = await ask(`/careers/${slug}/feed.json`)
    expect(type).toContain('application/feed+json')
    const feed: { items: { id: string; title: string }[] } = JSON.parse(text)
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(1201)
    expect(feed.items.at(-1)?.title).toBe(hostile)
    await world.rows(`delete from positions where organisation_id = $1 and title like 'P%'`, organisation)
  })

  test('a site that is not there has none', async () => {
    for (const file of ['sitemap.xml', 'feed.xml', 'feed.json'])
      expect((await ask(`/careers/nobody-here/${file}`)).status).toBe(404)
  })

  test('a link is passed on with a picture of its words', { timeout: 30_000 }, async () => {
    const answer = await fetch(
      `${world.origin}/api/careers/social-picture?slug=${slug}&position_id=${position}`,
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const size = new DataView(bytes.buffer)
    expect([size.getUint32(16), size.getUint32(20)]).toEqual([1200, 630])
    const missing = await fetch(`${world.origin}/api/careers/social-picture?slug=${slug}&position_id=999999`)
    expect(missing.status).toBe(404)
  })

  test('so is the site, and a project with however long a name', { timeout: 30_000 }, async () => {
    const before = await world.rows('select name from projects where id = $1', theme)
    await world.rows(
      'update projects set name = $2 where id = $1',
      theme,
      '2027 届全球管理培训生招聘'.repeat(9),
    )
    const addresses = [`slug=${slug}`, `slug=${slug}&project_id=${theme}`, `slug=${slug}`]
    const pictures = await Promise.all(
      addresses.map(async (query) => {
        const answer = await fetch(`${world.origin}/api/careers/social-picture?${query}`)
        expect(answer.status).toBe(200)
        return Buffer.from(await answer.arrayBuffer())
      }),
    )
    expect(pictures[0]).toEqual(pictures[2])
    expect(pictures[0]).not.toEqual(pictures[1])
    await world.rows('update projects set name = $2 where id = $1', theme, before[0]?.name)
  })

  test.each([
    ['a project that is not public', 'project_id=999999'],
    ['a position of a project that is not there', 'project_id=999999&position_id=1'],
    ['a position that is not there', 'position_id=999999'],
  ])('of %s there is no picture', async (_, query) => {
    const answer = await fetch(`${world.origin}/api/careers/social-picture?slug=${slug}&${query}`)
    expect(answer.status).toBe(404)
  })
})
