import { join } from 'node:path'
import { camelOf, fail, insertedBefore, kebabOf, opened, Scaffold, withImport } from './scaffold.ts'

const languages = ['zh-CN', 'en-US', 'pt-BR', 'zh-TW'] as const
const usage =
  'Usage: npm run new:screen -- themes.albums projects.view 相册 Albums Álbuns 相簿 /social/address [/campus/address]\n' +
  'The four words are its title in Chinese, English, Portuguese and Traditional Chinese. With one address, both generations share it.'

const [, , name = '', needs = '', ...rest] = process.argv
const [, domain = '', screen = ''] = /^([a-z][a-z-]*)\.([a-z]\w*)$/.exec(name) ?? []
const titles = rest.slice(0, languages.length)
const [social = '', campus] = rest.slice(languages.length)
if (
  domain === '' ||
  !/^[a-z_.]+$/.test(needs) ||
  ![social, campus ?? social].every((path) => path.startsWith('/'))
)
  fail(usage)

const scaffold = new Scaffold(join(import.meta.dirname, '..'))
const room = (file: string) => `domains/${domain}/web/${file}`
const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`
const file = `${kebabOf(screen)}.tsx`
const component = screen.replace(/^./, (letter) => letter.toUpperCase())

if (!scaffold.has(room('screens.ts'))) openWebRoom()

const addresses =
  campus === undefined ? quoted(social) : `{ social: ${quoted(social)}, campus: ${quoted(campus)} }`
const record = [
  `${screen}: {`,
  `  addresses: ${addresses},`,
  `  title: 'titles.${screen}',`,
  '  menu: null,',
  `  needs: '${needs}',`,
  `  load: () => import('./${file}'),`,
  '},',
]
scaffold.change(room('screens.ts'), (text) =>
  insertedBefore(opened(text), /^\}\)/m, record.map((line) => `  ${line}\n`).join('')),
)
for (const [index, language] of languages.entries()) {
  const title = `    ${screen}: ${quoted(titles[index] ?? '')},\n`
  // The titles come first in a domain's texts; where it had none, they begin them.
  scaffold.change(room(`texts/${language}.ts`), (text) =>
    /^ {2}titles: \{/m.test(text)
      ? text.replace(/^ {2}titles: \{\n?/m, `  titles: {\n${title}`)
      : text.replace('export default {\n', `export default {\n  titles: {\n${title}  },\n`),
  )
}
scaffold.create(
  room(file),
  `import type { ReactNode } from 'react'
import { useTexts } from './texts/index.ts'

export default function ${component}(): ReactNode {
  return <h1>{useTexts()('titles.${screen}')}</h1>
}
`,
)
scaffold.create(
  room(file.replace('.tsx', '.test.tsx')),
  `import { expect, test } from 'vitest'

test.each(['shows what its call answers', 'says what would be here when there is nothing', 'obeys the keyboard'])(
  '%s',
  () => {
    expect.fail('not written yet')
  },
)
`,
)
scaffold.write()
process.stdout.write(
  `${name} is at ${[social, campus].filter(Boolean).join(' and ')}. Write web/${file} on a shape (docs/architecture.md), give it a ` +
    'place in the menu where it has one, then write its tests: they fail until then.\n',
)

/** The first screen of a domain: its list of screens, its texts, its door and its place in the app. */
function openWebRoom(): void {
  const constant = `${camelOf(domain)}Screens`
  scaffold.create(
    room('screens.ts'),
    `import { defineScreens } from '@bole/platform/screens'\nimport type {} from './texts/index.ts'\n\n` +
      `export const ${constant} = defineScreens('${domain}', {\n})\n`,
  )
  scaffold.create(
    room('texts/index.ts'),
    `import { registerTexts, useTexts as useTextsOf } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    '${domain}': typeof zh
  }
}

registerTexts('${domain}', {
${languages.map((language) => `  '${language}': () => import('./${language}.ts'),`).join('\n')}
})

export const useTexts = () => useTextsOf('${domain}')
`,
  )
  scaffold.create(room('texts/zh-CN.ts'), 'export default {\n}\n')
  for (const language of languages.slice(1))
    scaffold.create(
      room(`texts/${language}.ts`),
      `import type zh from './zh-CN.ts'\n\nexport default {\n} satisfies typeof zh\n`,
    )
  scaffold.change(`domains/${domain}/package.json`, (text) =>
    text.replace(/("\.\/server": "[^"]+")/, '$1,\n    "./screens": "./web/screens.ts"'),
  )
  scaffold.change('apps/web/src/screens.ts', (text) =>
    insertedBefore(
      withImport(text, constant, `@bole/${domain}/screens`),
      /^\]\.flatMap/m,
      `  ${constant},\n`,
    ),
  )
}
