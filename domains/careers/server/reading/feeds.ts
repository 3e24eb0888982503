import { jobPosting, smallestUnits } from '../../model/job-posting.ts'
import type { AdvertisedPosition } from './advertised.ts'
import { markup } from './markup.ts'

type Pages = AsyncIterable<readonly AdvertisedPosition[]>

/** Where a feed's positions are, and how a link says where it was read: its `utm_source`, empty for none. */
export interface Feed {
  readonly origin: string
  readonly organisation: { readonly name: string; readonly slug: string }
  readonly source: string
  readonly now: Date
}

const siteOf = ({ origin, organisation }: Feed) => `${origin}/careers/${organisation.slug}`

function linkOf(feed: Feed, id: number): string {
  const link = `${siteOf(feed)}/positions/${id}`
  return feed.source === '' ? link : `${link}?utm_source=${encodeURIComponent(feed.source)}`
}

/** What job boards read: one `job` a position, as Indeed described it and others took over. */
export async function* xmlFeed(feed: Feed, pages: Pages): AsyncGenerator<string> {
  const { name } = feed.organisation
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${
    markup`<source><publisher>${name}</publisher><publisherurl>${siteOf(feed)}</publisherurl><lastBuildDate>${feed.now.toUTCString()}</lastBuildDate>`
      .text
  }\n`
  for await (const positions of pages) yield positions.map((position) => jobOf(feed, position)).join('')
  yield '</source>\n'
}

function jobOf(feed: Feed, position: AdvertisedPosition): string {
  const described = [position.description, position.requirements].filter(Boolean).join('\n\n')
  const { salary_from, salary_to, salary_currency } = position
  const hasSalary = salary_from !== null || salary_to !== null
  const job = markup`<job><title>${position.title}</title><date>${new Date(position.opened_at).toUTCString()}</date><referencenumber>${position.id}</referencenumber><url>${linkOf(feed, position.id)}</url><company>${position.company_name}</company>${position.cities.map((city) => markup`<city>${city}</city>`)}<description>${described}</description>${
    hasSalary &&
    markup`<salary>${[salary_from, salary_to]
      .filter((amount) => amount !== null)
      .map((amount) => amount / smallestUnits(salary_currency))
      .join('-')} ${salary_currency} per month</salary>`
  }${position.category !== '' && markup`<category>${position.category}</category>`}${position.degree && markup`<education>${position.degree}</education>`}${
    position.closes_at &&
    markup`<expirationdate>${new Date(position.closes_at).toUTCString()}</expirationdate>`
  }</job>`
  return `${job.text}\n`
}

/** JSON Feed 1.1; each item has the position as schema.org has it in `_job_posting`. */
export async function* jsonFeed(feed: Feed, pages: Pages): AsyncGenerator<string> {
  const head = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.organisation.name,
    home_page_url: siteOf(feed),
    feed_url: `${siteOf(feed)}/feed.json`,
  }
  yield `${JSON.stringify(head).slice(0, -1)},"items":[`
  let isFirst = true
  for await (const positions of pages)
    for (const position of positions) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(itemOf(feed, position))}`
      isFirst = false
    }
  yield '\n]}\n'
}

function itemOf(feed: Feed, position: AdvertisedPosition) {
  const url = linkOf(feed, position.id)
  return {
    id: String(position.id),
    url,
    title: position.title,
    content_text: [position.description, position.requirements].filter(Boolean).join('\n\n'),
    date_published: position.opened_at,
    tags: [...position.cities, ...(position.category === '' ? [] : [position.category])],
    _job_posting: jobPosting(position, url),
  }
}
