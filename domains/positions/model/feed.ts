/** A position as boards read it. */
export interface FeedEntry {
  readonly id: number
  readonly title: string
  readonly category: string
  readonly cities: readonly string[]
  readonly head_count: number
  readonly description: string
  readonly requirements: string
  readonly url: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text within XML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const element = (name: string, text: string | number) => `<${name}>${escaped(String(text))}</${name}>`

/** The positions of a channel as an XML document, in the order given. */
export function xmlFeed(channel: string, entries: readonly FeedEntry[]): string {
  const jobs = entries.map((entry) =>
    [
      '  <job>',
      `    ${element('id', entry.id)}`,
      `    ${element('title', entry.title)}`,
      `    ${element('category', entry.category)}`,
      ...entry.cities.map((city) => `    ${element('city', city)}`),
      `    ${element('headcount', entry.head_count)}`,
      `    ${element('description', entry.description)}`,
      `    ${element('requirements', entry.requirements)}`,
      `    ${element('url', entry.url)}`,
      '  </job>',
    ].join('\n'),
  )
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<jobs channel="${escaped(channel)}">`,
    ...jobs,
    '</jobs>',
  ]
  return `${lines.join('\n')}\n`
}
