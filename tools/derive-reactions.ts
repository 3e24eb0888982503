import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableOf } from './derive-readme.ts'

/** A domain's news, as its contract declares it. */
export interface NewsSource {
  readonly domain: string
  /** `positions.changedDepartment`. */
  readonly name: string
}

/** What a domain does about another one's news. */
export interface ReactionSource {
  readonly domain: string
  readonly name: string
  /** From the root of the checkout. */
  readonly file: string
}

/** Every domain's news and who reacts to it, read from the text of the sources. */
export function readReactions(root: string): {
  readonly news: readonly NewsSource[]
  readonly reactions: readonly ReactionSource[]
} {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => ({
        file,
        domain: file.split('/')[1] ?? '',
        text: readFileSync(join(root, file), 'utf8'),
      }))
  const news = read('domains/*/contract/events.ts').flatMap(({ domain, text }) =>
    [...text.matchAll(/^ {2}(\w+): z\./gm)].map(([, kind]) => ({ domain, name: `${domain}.${kind}` })),
  )
  const reactions = read('domains/*/server/**/*.ts').flatMap(({ file, domain, text }) =>
    [...text.matchAll(/\bon\(\s*(\w+)\.(\w+)/g)].map(([, events, kind]) => {
      const owner = new RegExp(`\\b${events}\\b[^}]*} from '@bole/([a-z-]+)/contract'`).exec(text)?.[1]
      return { file, domain, name: `${owner ?? domain}.${kind}` }
    }),
  )
  return { news, reactions }
}

/**
 * A circle of domains that react to one another, the first named again at its end; null when there is none. What a
 * reaction tells in its turn is told by its own domain, so without a circle of domains no news comes back to itself.
 */
export function circleOf(reactions: readonly ReactionSource[]): readonly string[] | null {
  const reactingTo = (owner: string) =>
    reactions.filter(({ name }) => name.startsWith(`${owner}.`)).map(({ domain }) => domain)
  const walk = (path: readonly string[]): readonly string[] | null => {
    for (const next of reactingTo(path.at(-1) ?? '')) {
      const circle = path.includes(next) ? [...path.slice(path.indexOf(next)), next] : walk([...path, next])
      if (circle) return circle
    }
    return null
  }
  const owners = new Set(reactions.map(({ name }) => name.split('.')[0] ?? ''))
  return [...owners].map((owner) => walk([owner])).find((circle) => circle !== null) ?? null
}

/**
 * The part of the map that tells who reacts to what.
 *
 * @throws when reactions go in a circle, or react to what nobody declares
 */
export function reactionsText({ news, reactions }: ReturnType<typeof readReactions>): string {
  const circle = circleOf(reactions)
  if (circle) throw new Error(`Reactions go in a circle: ${circle.join(' → ')}.`)
  const unknown = reactions.find(({ name }) => !news.some((one) => one.name === name))
  if (unknown) throw new Error(`${unknown.file} reacts to ${unknown.name}, which no contract declares.`)
  const rows = news.map(({ domain, name }) => {
    const reacting = reactions.filter((reaction) => reaction.name === name)
    return [
      `\`${name}\``,
      domain,
      reacting
        .map((reaction) => `${reaction.domain} [${nameOf(reaction.file)}](../${reaction.file})`)
        .join(', '),
    ]
  })
  return rows.length === 0 ? 'Nobody to nothing.' : tableOf(['News', 'Of', 'Who reacts'], rows)
}

function nameOf(file: string): string {
  return file.split('/').at(-1)?.replace(/\.ts$/, '') ?? file
}
