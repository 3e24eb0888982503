import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { layers } from './dependency-rules.ts'
import { camelOf, fail, insertedBefore, Scaffold, withImport } from './scaffold.ts'

const usage =
  'Usage: npm run new:domain -- talent-pool "What it is, in a sentence." [careers]\n' +
  'The last word is a domain of the same layer (tools/dependency-rules.ts); it may be left out where the domain has one already.'

const [, , domain = '', sentence = '', neighbour = ''] = process.argv
if (!/^[a-z][a-z-]*$/.test(domain) || !/^[A-Z].+\.$/.test(sentence)) fail(usage)

const root = join(import.meta.dirname, '..')
const scaffold = new Scaffold(root)
const name = camelOf(domain)
const room = (file: string) => `domains/${domain}/${file}`
const title = domain.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' ')
const doors = { './contract': './contract/index.ts', './server': './server/index.ts' }

scaffold.create(
  room('package.json'),
  JSON.stringify(
    { name: `@bole/${domain}`, version: '0.1.0', private: true, type: 'module', exports: doors },
    null,
    2,
  ),
)
scaffold.create(
  room('README.md'),
  `# ${title}\n\n${sentence}\n\n## Words\n\n## Rules\n\n<!-- derived -->\n<!-- /derived -->\n`,
)
scaffold.create(
  room('contract/api.ts'),
  `import { defineApi } from '@bole/platform/contract'\n\nexport const ${name}Api = defineApi('${domain}', {})\n`,
)
scaffold.create(
  room('contract/refusals.ts'),
  `import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { ${name}Api } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const ${name}Refusals: InEveryLanguage<Record<RefusalsOf<typeof ${name}Api>, string>> = {
  'zh-CN': {},
  'en-US': {},
  'pt-BR': {},
  'zh-TW': {},
}
`,
)
scaffold.create(
  room('contract/index.ts'),
  `export { ${name}Api } from './api.ts'\nexport { ${name}Refusals } from './refusals.ts'\n`,
)
scaffold.create(
  room('server/routes.ts'),
  `import { defineRoutes } from '@bole/platform/server'
import { ${name}Api, ${name}Refusals } from '@bole/${domain}/contract'

export const ${name}Routes = defineRoutes(${name}Api, {}, ${name}Refusals)
`,
)
scaffold.create(room('server/index.ts'), `export { ${name}Routes } from './routes.ts'\n`)
scaffold.change('apps/server/domains.ts', (text) =>
  insertedBefore(
    withImport(text, `${name}Routes`, `@bole/${domain}/server`),
    /(?<=routes: readonly Routes\[\] = \[\n(?: {2}\w+,\n)*)^\]/m,
    `  ${name}Routes,\n`,
  ),
)
if (!layers.flat().includes(domain))
  scaffold.change('tools/dependency-rules.ts', (text) => {
    const inLayer = new RegExp(`^( {2}\\[[^\\]]*'${neighbour}'[^\\]]*)\\],$`, 'm')
    return neighbour !== '' && inLayer.test(text) ? text.replace(inLayer, `$1, '${domain}'],`) : fail(usage)
  })
scaffold.write()
// The lock lists the workspaces, and Node finds a domain by its link.
spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
spawnSync(process.execPath, ['tools/derive.ts'], { cwd: root, stdio: 'inherit' })
process.stdout.write(
  `domains/${domain} is there, without a call. Next: npm run new:call -- ${domain}.verbNoun GET some/path some.permission\n`,
)
