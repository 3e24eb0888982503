import type { careersApi } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { jobPosting } from '../../model/job-posting.ts'
import { framed, type ReadablePage, type Reading } from './frame.ts'
import { markup } from './markup.ts'
import { companyPart, dayIn, momentIn, payOf, prose, section } from './parts.ts'
import { socialPicture } from './social-picture-path.ts'

type Position = ReplyOf<typeof careersApi.getPosition>

/** One open position, with what search engines read of it. */
export function positionPage(reading: Reading, position: Position): ReadablePage {
  const { language, say, organisation } = reading
  const { id, degree, closes_at, cities, project } = position
  const site = `/careers/${organisation.slug}`
  const path = `${site}/positions/${id}`
  const facts = [
    cities.join(' · '),
    position.category,
    say(position.origin === 1 ? 'origin_1' : 'origin_2'),
    degree ? say('degree_at_least', { degree: say(`degree_${degree}`) }) : '',
    say('head_count', { count: position.head_count }),
    closes_at ? say('closes', { date: momentIn(language, closes_at) }) : '',
    say('opened', { date: dayIn(language, position.opened_at) }),
  ].filter(Boolean)
  return framed(reading, {
    title: position.title,
    description: [position.company.name, cities.join(', '), position.description].filter(Boolean).join(' · '),
    path,
    picture: socialPicture(organisation.slug, { position_id: id }),
    linkedData: jobPosting(position, `${reading.origin}${path}`),
    content: markup`<div hidden data-looks="${position.looks}"></div><p class="salary">${payOf(reading, position)}</p>
      <ul class="facts quiet">${facts.map((fact) => markup`<li>${fact}</li>`)}</ul>
      ${section(say('duties'), prose(position.description))}
      ${section(say('requirements'), prose(position.requirements))}
      ${companyPart(reading, position.company)}
      <p><a class="main-action" href="${path}/apply">${say('apply')}</a></p>
      <noscript><p>${say('needs_script')}</p></noscript>
      <p>${say('project')}: <a href="${site}/projects/${project.id}">${project.name}</a></p>
      <p><a href="${site}">${say('back_to_positions')}</a></p>`,
  })
}
