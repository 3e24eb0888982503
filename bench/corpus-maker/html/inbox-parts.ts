import { printDate } from '../dates.ts'
import type { Entry, Section, View } from '../view.ts'
import { esc, lines } from './markup.ts'

/** A design's own word in the page's language; Portuguese pages take the English one where they have none. */
export function said(view: View, chinese: string, english: string, portuguese = english): string {
  return { zh: chinese, en: english, pt: portuguese }[view.language]
}

/** The bare text of one fact, empty when the person does not tell it. */
export function factOf(view: View, key: string): string {
  return [...view.facts, ...view.intent].find((fact) => fact.key === key)?.value ?? ''
}

/** Neighbouring entries of one organisation together: several posts below one employer. */
export function byOrganisation(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const one of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.organisation === one.organisation) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** A section's inside where posts stand below their employer; each group goes through `group`. */
export function grouped(
  section: Section,
  group: (entries: Entry[]) => string,
  tags: (tags: string[]) => string,
): string {
  return (
    byOrganisation(section.entries).map(group).join('') +
    (section.tags.length ? tags(section.tags) : '') +
    (section.entries.length ? '' : lines(section.lines))
  )
}

/** Start and end as two texts, for designs that give each a place of its own. */
export function sidesOf(entry: Entry, view: View): [from: string, to: string] {
  const now = said(view, '至今', 'Present', 'Atual')
  const side = (date: string | null): string =>
    date === null ? '' : date === 'present' ? now : printDate(date, view.form)
  return [side(entry.start), side(entry.end)]
}

// The month in which the profiles of this corpus were saved.
const SAVED = 2025 * 12 + 10

function monthsOf(date: string): number {
  const [year = '', month = '1'] = date.split('-')
  return Number(year) * 12 + Number(month) - 1
}

/** How long an entry lasted, as profile pages print it behind the dates; empty where months are not known. */
export function lengthOf(entry: Entry, view: View): string {
  if (!entry.start?.includes('-') || !entry.end) return ''
  const months = (entry.end === 'present' ? SAVED : monthsOf(entry.end)) - monthsOf(entry.start) + 1
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const one = (count: number, chinese: string, english: string, portuguese: string): string => {
    if (count === 0) return ''
    const plural = count > 1 ? 's' : ''
    const month = portuguese === 'mês' && count > 1 ? 'meses' : portuguese + plural
    return view.language === 'zh'
      ? `${count} ${chinese}`
      : said(view, '', `${count} ${english}${plural}`, `${count} ${month}`)
  }
  return [one(years, '年', 'year', 'ano'), one(rest, '个月', 'month', 'mês')].filter(Boolean).join(' ')
}

/** A heading with the section's inside below it. */
export function titled(section: Section, content: string): string {
  return `<section><h2>${esc(section.title)}</h2>${content}</section>`
}
