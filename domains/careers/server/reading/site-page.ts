import type { careersApi } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { framed, type ReadablePage, type Reading } from './frame.ts'
import { type Markup, markup } from './markup.ts'
import { cards, companyPart, section } from './parts.ts'
import { socialPicture } from './social-picture-path.ts'

type Site = ReplyOf<typeof careersApi.getSite>
type Found = { readonly data: ReplyOf<typeof careersApi.listPositions>; readonly total: number }

/** What was looked for, as it stands in the address. */
export interface Wanted {
  readonly keyword: string
  readonly city: string
  readonly category: string
  readonly origin: string
  readonly project_id: string
}

/** The front of a career site: a form that any browser sends, the positions found, the projects and the companies. */
export function sitePage(reading: Reading, site: Site, found: Found, wanted: Wanted): ReadablePage {
  const { say, organisation } = reading
  const path = `/careers/${organisation.slug}`
  const count = found.total === 0 ? say('nothing_found') : say('positions', { count: found.total })
  const content =
    site.position_count === 0
      ? markup`<p class="empty">${say('nothing_open')}</p>`
      : markup`${searchForm(reading, site, wanted)}
        <section><h2>${count}</h2>${cards(reading, found.data.list)}
        ${found.data.next_cursor && markup`<p><a href="?${query(reading, wanted, found.data.next_cursor)}" rel="next">${say('more')}</a></p>`}
        </section>`
  return framed(reading, {
    title: say('site_title', { name: organisation.name }),
    description: [
      say('positions', { count: site.position_count }),
      ...site.companies.slice(0, 1).map(({ description }) => description),
    ].join(' · '),
    path,
    picture: socialPicture(organisation.slug),
    linkedData: {
      '@context': 'https://schema.org/',
      '@type': 'Organization',
      name: organisation.name,
      url: `${reading.origin}${path}`,
    },
    content: markup`${content}
      ${section(
        say('projects'),
        markup`<ul class="cards">${site.projects.map(
          ({ id, name, origin }) => markup`<li class="card">
            <h3><a href="${path}/projects/${id}">${name}</a></h3>
            <p class="quiet">${say(origin === 1 ? 'origin_1' : 'origin_2')}</p></li>`,
        )}</ul>`,
        site.projects.length === 0,
      )}
      ${site.companies.map((company) => companyPart(reading, company))}`,
  })
}

function query(reading: Reading, wanted: Wanted, cursor: string): string {
  const given = Object.entries({ ...wanted, cursor }).filter(([, value]) => value !== '')
  return String(new URLSearchParams([...given, ['lang', reading.language]]))
}

function searchForm({ say, language }: Reading, site: Site, wanted: Wanted): Markup {
  const choice = (
    name: keyof Wanted,
    label: string,
    all: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) =>
    options.length > 1 &&
    markup`<label><span>${label}</span><select name="${name}"><option value="">${all}</option>${options.map(
      (option) =>
        markup`<option value="${option.value}"${
          option.value === wanted[name] ? markup` selected` : null
        }>${option.label}</option>`,
    )}</select></label>`
  return markup`<search><form class="search" method="get">
    <label class="keyword"><span>${say('search_label')}</span><input type="search" name="keyword" maxlength="100" value="${wanted.keyword}" /></label>
    <button type="submit">${say('search')}</button>
    <div class="choices open">
      ${choice(
        'city',
        say('city'),
        say('all_cities'),
        site.cities.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
      )}
      ${choice(
        'category',
        say('category'),
        say('all_categories'),
        site.categories.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
      )}
      ${choice(
        'origin',
        say('kind'),
        say('all_kinds'),
        site.origins.map(({ origin, count }) => ({
          value: String(origin),
          label: `${say(origin === 1 ? 'origin_1' : 'origin_2')} (${count})`,
        })),
      )}
      ${choice(
        'project_id',
        say('project'),
        say('all_projects'),
        site.projects.map(({ id, name, position_count }) => ({
          value: String(id),
          label: `${name} (${position_count})`,
        })),
      )}
    </div>
    <input type="hidden" name="lang" value="${language}" />
  </form></search>`
}
