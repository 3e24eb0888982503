import type { careersApi } from '@bole/careers/contract'
import type { ReplyOf } from '@bole/platform/contract'
import { blocksOf } from '../../model/prose-blocks.ts'
import { salaryText } from '../../model/salary-text.ts'
import type { Reading } from './frame.ts'
import { type Markup, markup } from './markup.ts'

type Listed = ReplyOf<typeof careersApi.listPositions>['list'][number]
type Company = ReplyOf<typeof careersApi.getPosition>['company']

/** Text as recruiters type it, as the app shows it. */
export function prose(text: string): Markup {
  const blocks = blocksOf(text).map(({ items, isList }) =>
    isList
      ? markup`<ul class="prose">${items.map((item) => markup`<li>${item}</li>`)}</ul>`
      : markup`<p>${items.join('\n')}</p>`,
  )
  return markup`${blocks}`
}

/** A section with its heading; nothing where nothing stands in it. */
export function section(title: string, content: Markup, isEmpty = content.text === ''): Markup {
  return isEmpty ? markup`` : markup`<section><h2>${title}</h2>${content}</section>`
}

/** A day, or the day of a moment by the company's clocks, which are the server's. */
export function dayIn(language: string, moment: string): string {
  const timeZone = moment.length === 10 ? 'UTC' : undefined
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(moment))
}

/** A moment by the company's clocks, with its zone: who reads it may be anywhere. */
export function momentIn(language: string, moment: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
  }).format(new Date(moment))
}

/** What a position pays. */
export function payOf(
  { language, say }: Reading,
  position: Pick<Listed, 'salary_from' | 'salary_to' | 'salary_currency'>,
): string {
  const { salary_from: from, salary_to: to, salary_currency: currency } = position
  const amount = salaryText(language, { from, to, currency })
  return amount ? say('per_month', { amount }) : say('salary_open')
}

/** What a list says of positions, and the way to each. */
export function cards(reading: Reading, positions: readonly Listed[]): Markup {
  const { language, say, organisation } = reading
  return markup`<ul class="cards">${positions.map(
    (position) => markup`<li class="card">
      <h3><a href="/careers/${organisation.slug}/positions/${position.id}">${position.title}</a></h3>
      <p class="salary">${payOf(reading, position)}</p>
      <p class="quiet facts">
        ${position.cities.length > 0 && markup`<span>${position.cities.join(' · ')}</span>`}
        ${position.category !== '' && markup`<span>${position.category}</span>`}
        <span>${say(position.origin === 1 ? 'origin_1' : 'origin_2')}</span>
        ${position.degree && markup`<span>${say('degree_at_least', { degree: say(`degree_${position.degree}`) })}</span>`}
        <span>${say('opened', { date: dayIn(language, position.opened_at) })}</span>
      </p>
    </li>`,
  )}</ul>`
}

/** What there is to know of a company. */
export function companyPart({ say }: Reading, company: Company): Markup {
  const facts = (['industry', 'scale', 'financing'] as const).filter((key) => company[key] !== '')
  if (facts.length === 0 && company.description === '') return markup``
  return markup`<section class="company"><h2>${say('about_company', { name: company.name })}</h2>
    ${
      facts.length > 0 &&
      markup`<dl class="pairs">${facts.map(
        (key) => markup`<div><dt>${say(key)}</dt><dd>${company[key]}</dd></div>`,
      )}</dl>`
    }
    ${prose(company.description)}</section>`
}
