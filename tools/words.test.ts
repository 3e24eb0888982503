import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../platform/contract/index.ts'

interface Retired {
  readonly word: string
  readonly except: readonly string[]
}

const root = resolve(import.meta.dirname, '..')

/** What stands between backticks. */
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** The retired words of a language, by the tables of `docs/words.md`. */
function retiredIn(language: Language): Retired[] {
  const page = readFileSync(join(root, 'docs/words.md'), 'utf8')
  const [, table = ''] = page.split(`\n## ${language}\n`)
  return (table.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|'))
    .flatMap(([, , not = '', except = '']) => quoted(not).map((word) => ({ word, except: quoted(except) })))
}

/** Whether a text says a word: as a word of its own in Latin script, anywhere in Chinese. */
function says(text: string, { word, except }: Retired): boolean {
  const rest = except.reduce((left, allowed) => left.replaceAll(new RegExp(allowed, 'gi'), ' '), text)
  if (!/^[\p{Script=Latin} -]+$/u.test(word)) return rest.includes(word)
  return new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}])`, 'iu').test(rest)
}

const literal = /'((?:[^'\\]|\\.)*)'|`([^`]*)`/g

/** The texts of a line of code; an import, a comment and the name of a type say nothing to anybody. */
function textsOf(line: string): string[] {
  if (/^\s*(import|export .* from|\/\/|\/?\*)/.test(line)) return []
  return [...line.matchAll(literal)].map(([, plain, template]) =>
    (plain ?? template ?? '').replaceAll(/\{\{\w+\}\}|\$\{\w+\}|\\n/g, ' '),
  )
}

/** The lines below `'en-US': {` up to its end, or what stands on its own line, by indentation. */
function linesIn(language: Language, lines: readonly string[]): string[] {
  let depth = Number.POSITIVE_INFINITY
  return lines.filter((line) => {
    const indent = line.search(/\S/)
    if (indent >= 0 && indent <= depth) depth = Number.POSITIVE_INFINITY
    if (!line.includes(`'${language}':`)) return indent > depth
    if (/[{[(:]$/.test(line)) depth = indent
    return true
  })
}

// What resumes are read by is no text of ours, and neither is what tests and samples say.
const files = globSync('{domains,platform,apps/web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
})
  .filter((path) => !/\.(test|spec)\.|testing|fixtures|^domains\/parsing\/|\.generated\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Every text of a language: files of its own, and those where the four stand together. */
function textsIn(language: Language): { readonly path: string; readonly text: string }[] {
  return files.flatMap(({ path, text }) => {
    const own = /\/(\w\w-\w\w)\.ts$/.exec(path)?.[1]
    if (own && own.toLowerCase() !== language.toLowerCase()) return []
    const lines = text.split('\n')
    return (own ? lines : linesIn(language, lines)).flatMap(textsOf).map((said) => ({ path, text: said }))
  })
}

describe.each(languages)('%s', (language) => {
  const retired = retiredIn(language)
  const texts = textsIn(language)

  test('has its words listed, and its texts are found', () => {
    expect(retired.length).toBeGreaterThan(5)
    expect(texts.length).toBeGreaterThan(3000)
  })

  test('says nothing that was retired', () => {
    const said = texts.flatMap(({ path, text }) =>
      retired.filter((one) => says(text, one)).map(({ word }) => `${path}: “${text}” says “${word}”`),
    )
    expect(said).toEqual([])
  })
})

test.each([
  ['en-US', 'Choose a tag', true],
  ['en-US', 'The stage after', false],
  ['en-US', 'Sent by mail', true],
  ['en-US', 'The mail server took it', false],
  ['pt-BR', 'A página dele', true],
  ['zh-TW', '智聯招聘', false],
  ['zh-TW', '社會招聘', true],
] as const)('%s: “%s” is told apart', (language, text, isRetired) => {
  expect(retiredIn(language).some((one) => says(text, one))).toBe(isRetired)
})
