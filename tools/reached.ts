import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What people can reach by the pages: names of calls that something of them makes, and of screens that a menu or a link leads to. */
export interface Reached {
  /** `positions.createPosition`. */
  readonly calls: ReadonlySet<string>
  /** `positions.create`. */
  readonly screens: ReadonlySet<string>
}

/** The sources of the pages, tests, what they are tested with and the records of screens aside. */
const pages = [
  'domains/*/{web,portal}/**/*.{ts,tsx}',
  'apps/{web,portal}/**/*.{ts,tsx}',
  'platform/{web,portal}/**/*.{ts,tsx}',
]
const others = /\.test\.tsx?$|\/(testing|dist)\/|\.generated\.ts$|\/screens\.ts$/

/** Reads what the pages of a checkout name. */
export function readReached(root: string): Reached {
  const files = pages
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !others.test(file) && !file.includes('node_modules'))
  return reachedIn(files.map((file) => readFileSync(join(root, file), 'utf8')))
}

/** The same of texts of sources: `positionsApi.createPosition`, or taken out of `positionsApi` by its name. */
export function reachedIn(texts: readonly string[]): Reached {
  const named = (ending: 'Api' | 'Screens') =>
    texts.flatMap((text) => [
      ...[...text.matchAll(new RegExp(`\\b(\\w+)${ending}\\.(\\w+)`, 'g'))].map(([, of = '', name = '']) =>
        nameOf(of, name),
      ),
      ...[...text.matchAll(new RegExp(`\\{([^{}=]+)\\} = (\\w+)${ending}\\b`, 'g'))].flatMap(
        ([, names = '', of = '']) =>
          names.split(',').map((name) => nameOf(of, (name.split(':')[0] ?? '').trim())),
      ),
    ])
  return { calls: new Set(named('Api')), screens: new Set(named('Screens')) }
}

/** `talentPool` is the domain `talent-pool`; `accountsEntry` has those calls of `accounts` that first screens need. */
function nameOf(constant: string, name: string): string {
  return `${constant.replace(/Entry$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${name}`
}
