import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { mapText } from './derive-map.ts'
import { firstSentence, readmeBlock, tableOf, withBlock } from './derive-readme.ts'
import { readDomains } from './derive-sources.ts'
import { titlesModule } from './derive-titles.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A checkout of one domain, and what is read of it. */
const casesIn = async (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'bole-derive-'))
  folders.push(root)
  for (const [file, text] of Object.entries({ 'package.json': '{}', ...files })) {
    mkdirSync(dirname(join(root, 'domains/cases', file)), { recursive: true })
    writeFileSync(join(root, 'domains/cases', file), text)
  }
  const [domain] = await readDomains(root)
  if (!domain) throw new Error('the domain was not read')
  return domain
}

const contract = `export const casesApi = { view: { name: 'cases.view', method: 'GET', path: 'case', summary: 'One | case',
  access: 'cases.view', changes: ['case'] } }\nexport const other = { a: 1 }\n`

describe('what a domain declares', () => {
  test('calls come from the contract, jobs and events from the server, tests aside', async () => {
    const domain = await casesIn({
      'contract/index.ts': contract,
      'server/close.job.ts': `const closing = declareJob(\n  'cases.close', x); tx.announce('tag', 1)`,
      'server/open.job.ts': `export const opening = declareJob('cases.open', x)\ndefineJob(opening, x)`,
      'server/close.test.ts': `declareJob('cases.pretended')`,
    })
    expect(domain.calls.map(({ name }) => name)).toEqual(['cases.view'])
    expect(domain.jobs).toEqual(['cases.close', 'cases.open'])
    expect(domain.events).toEqual(['case', 'tag'])
  })

  test('a screen counts only when its file exists', async () => {
    const screens = `export const casesScreens = {
      a: { name: 'cases.a', needs: 'cases.view', title: { social: 'titles.a', campus: 'titles.b' },
        addresses: { social: '/a', campus: '/a2' }, load: () => import('./a.tsx') },
      b: { name: 'cases.b', needs: 'anyone', title: 'titles.b', addresses: '/b', load: () => import('./b.tsx') } }`
    const texts = (word: string) => `export default { titles: { a: '${word} A', b: '${word} B' } }`
    const domain = await casesIn({
      'web/screens.ts': screens,
      'web/a.tsx': '',
      'web/texts/zh-CN.ts': texts('案例'),
      'web/texts/en-US.ts': texts("Case\\'s"),
    })
    const titles = { 'pt-BR': '', 'zh-TW': '' }
    expect(domain.screens).toEqual([
      {
        name: 'cases.a',
        isInMenu: false,
        needs: 'cases.view',
        addresses: [
          { path: '/a', origin: 2, titles: { 'zh-CN': '案例 A', 'en-US': "Case's A", ...titles } },
          { path: '/a2', origin: 1, titles: { 'zh-CN': '案例 B', 'en-US': "Case's B", ...titles } },
        ],
        file: 'domains/cases/web/a.tsx',
      },
    ])
    expect(titlesModule([domain], 'zh-CN')).toContain("  '/a': '案例 A',\n  '/a2': '案例 B',\n")
    expect(titlesModule([domain], 'en-US')).toContain("  '/a': 'Case\\'s A',\n")
  })
})

describe('documents', () => {
  test('a block replaces what stands between its markers and leaves the rest', () => {
    const text = withBlock('# Cases\n\nWords.\n', 'one')
    expect(text).toBe('# Cases\n\nWords.\n\n<!-- derived -->\none\n<!-- /derived -->\n')
    expect(withBlock(`${text}After.\n`, 'two')).toBe(`${text.replace('one', 'two')}After.\n`)
  })

  test('the first sentence is that of the prose below the title', () => {
    expect(firstSentence('# Cases\n\nListened-to calls, e.g.\nwith notes. More.\n')).toBe(
      'Listened-to calls, e.g.',
    )
    expect(firstSentence('# Cases\n\n## Words\n\nA **case** is a call. More.')).toBe('A **case** is a call.')
  })

  test('a bar in a cell does not end it', () => {
    expect(tableOf(['a'], [['x | y']])).toBe('| a |\n| --- |\n| x \\| y |')
  })

  test('the block and the map name the call, who may make it, and what it changes', async () => {
    const domain = await casesIn({
      'contract/index.ts': contract,
      'README.md': '# Cases\n\nListened-to calls.\n',
    })
    expect(readmeBlock(domain)).toContain('| `cases.view` | `GET case` | cases.view | One \\| case |')
    expect(readmeBlock(domain)).toContain('| `case` | `cases.view` |')
    expect(mapText([domain], '')).toContain(
      '| [cases](../domains/cases) | Listened-to calls. | 1 |  |  | case |',
    )
  })
})
