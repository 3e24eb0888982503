import type { DomainSource } from './derive-sources.ts'

const opening = '<!-- derived -->'
const closing = '<!-- /derived -->'

/** A text with the block between its markers replaced; the block is added at the end of a text that has no markers. */
export function withBlock(text: string, block: string): string {
  const whole = `${opening}\n${block.trim()}\n${closing}`
  const [from, to] = [text.indexOf(opening), text.indexOf(closing)]
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${whole}\n`
  return text.slice(0, from) + whole + text.slice(to + closing.length)
}

/** The first sentence of a text below its title: what a domain is, in one line. */
export function firstSentence(readme: string): string {
  const prose = readme
    .split(opening)[0]
    ?.split(/\n\s*\n/)
    .find((paragraph) => paragraph.trim() !== '' && !paragraph.trim().startsWith('#'))
  const line = (prose ?? '').replaceAll(/\s+/g, ' ').trim()
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

/** A table in Markdown, its cells as they are. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** The generated part of a domain's README: its calls, screens, jobs and events. */
export function readmeBlock(domain: DomainSource): string {
  const calls = domain.calls.map((call) => [
    `\`${call.name}\``,
    `\`${call.method} ${call.path}\``,
    call.access,
    call.summary,
  ])
  const screens = domain.screens.map(({ name, addresses, needs, file }) => [
    `\`${name}\``,
    addresses.map(({ path }) => `\`${path}\``).join(' '),
    needs,
    `[${file.split('/').at(-1)}](${file.replace(`${domain.folder}/`, '')})`,
  ])
  const events = domain.events.map((entity) => {
    const changing = domain.calls
      .filter((call) => call.changes?.some((changed) => changed === entity))
      .map((call) => `\`${call.name}\``)
    return [`\`${entity}\``, changing.length > 0 ? changing.join(', ') : 'the server itself']
  })
  return [
    ['Calls', calls.length > 0 ? tableOf(['Call', 'Address', 'Access', 'What it does'], calls) : 'None.'],
    ['Screens', screens.length > 0 ? tableOf(['Screen', 'Addresses', 'Needs', 'File'], screens) : 'None.'],
    ['Jobs', domain.jobs.length > 0 ? domain.jobs.map((job) => `- \`${job}\``).join('\n') : 'None.'],
    ['Events', events.length > 0 ? tableOf(['Changes', 'By'], events) : 'None.'],
  ]
    .map(([head, body]) => `## ${head}\n\n${body}`)
    .join('\n\n')
}
