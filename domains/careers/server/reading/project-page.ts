import { type careersApi, type ShownProject, shownPicture } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { framed, type ReadablePage, type Reading } from './frame.ts'
import { type Markup, markup } from './markup.ts'
import { cards, companyPart, dayIn, momentIn, prose, section } from './parts.ts'
import { socialPicture } from './social-picture-path.ts'

type Positions = ReplyOf<typeof careersApi.listPositions>['list']

/** A project with what it shows: positions, route, schedule, pictures, questions and the company. */
export function projectPage(reading: Reading, project: ShownProject, positions: Positions): ReadablePage {
  const { language, say, organisation } = reading
  const { slug } = organisation
  const days = (from: string, to: string | null) =>
    [from, ...(to ? [to] : [])].map((day) => dayIn(language, day)).join(' – ')
  return framed(reading, {
    title: project.name,
    description: [
      project.company.name,
      say('positions', { count: project.position_count }),
      project.company.description,
    ].join(' · '),
    path: `/careers/${slug}/projects/${project.id}`,
    picture: socialPicture(slug, { project_id: project.id }),
    content: markup`<div hidden data-looks="${project.looks}"></div>${
      project.menu.length > 0 &&
      markup`<nav class="links">${project.menu.map(
        ({ title, url }) => markup`<a href="${url}" rel="noreferrer">${title}</a> `,
      )}</nav>`
    }
      ${section(say('positions', { count: project.position_count }), cards(reading, positions), positions.length === 0)}
      ${section(say('route'), routePart(reading, project), project.route.length === 0)}
      ${section(
        say('schedule'),
        markup`<ol class="timeline">${project.schedule.map(
          ({ title, day_from, day_to }) =>
            markup`<li><strong>${title}</strong> <span>${days(day_from, day_to)}</span></li>`,
        )}</ol>`,
        project.schedule.length === 0,
      )}
      ${section(
        say('albums'),
        markup`<div class="album">${project.pictures.map(({ id, caption, width, height }) => {
          const { src, srcSet, sizes } = shownPicture(slug, { id, width })
          return markup`<figure><img src="${src}" srcset="${srcSet}" sizes="${sizes}" width="${width}" height="${height}" alt="${caption}" loading="lazy" />${
            caption && markup`<figcaption>${caption}</figcaption>`
          }</figure>`
        })}</div>`,
        project.pictures.length === 0,
      )}
      ${section(
        say('answers'),
        markup`${project.answers.map(
          ({ question, answer }) =>
            markup`<details open><summary>${question}</summary>${prose(answer)}</details>`,
        )}`,
        project.answers.length === 0,
      )}
      ${companyPart(reading, project.company)}
      <p><a href="/careers/${slug}">${say('back_to_positions')}</a></p>`,
  })
}

function routePart({ language, say }: Reading, { route }: ShownProject): Markup {
  const cities = Map.groupBy(route, ({ city }) => city)
  return markup`<ul class="route">${[...cities].map(
    ([city, stops]) =>
      markup`<li><h3>${city}</h3><ul>${stops.map(
        ({ kind, university, address, datetime, url }) => markup`<li>
        <strong>${university}</strong> ${say(`kind_${kind}`)}
        <span><time datetime="${datetime}">${momentIn(language, datetime)}</time>${address && ` · ${address}`}</span>
        ${url && markup`<a href="${url}" rel="noreferrer">${say('event_page')}</a>`}
      </li>`,
      )}</ul></li>`,
  )}</ul>`
}
