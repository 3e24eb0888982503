import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '../platform/contract/index.ts'
import { whatExists } from './coverage-count.ts'
import { coverageDocument } from './coverage-text.ts'
import { mapText, readmeMap } from './derive-map.ts'
import { menuModule } from './derive-menu.ts'
import { openApiText } from './derive-openapi.ts'
import { packagesText } from './derive-packages.ts'
import { reactionsText, readReactions } from './derive-reactions.ts'
import { readmeBlock, withBlock } from './derive-readme.ts'
import { readRoutes, routesModule, specificationLists } from './derive-routes.ts'
import { readSchemaNames } from './derive-schema-names.ts'
import { readDomains } from './derive-sources.ts'
import { titlesModule } from './derive-titles.ts'
import { readReached } from './reached.ts'
import { unnamedAddresses } from './unnamed-addresses.ts'

const root = join(import.meta.dirname, '..')
const domains = await readDomains(root)
const names = await readSchemaNames(root)
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')
const { version }: { version: string } = JSON.parse(read('package.json'))

const lists = specificationLists(root)

/** What is derived, by file; every later generator is a line here. */
const derived: readonly (readonly [file: string, make: () => string])[] = [
  ['apps/web/src/routes.generated.ts', () => routesModule(root)],
  ['domains/accounts/model/menu-items.generated.ts', () => menuModule(domains, readRoutes(root))],
  ...languages.map(
    (language) =>
      [`apps/web/src/texts/titles/${language}.generated.ts`, () => titlesModule(domains, language)] as const,
  ),
  ['domains/help/web/packages.generated.json', () => packagesText(root)],
  [
    'docs/api/openapi.json',
    () =>
      openApiText(
        domains.flatMap(({ calls }) => calls),
        version,
        names,
      ),
  ],
  [
    'docs/coverage.md',
    () => coverageDocument(whatExists(lists, domains, unnamedAddresses, readReached(root))),
  ],
  ['docs/map.md', () => mapText(domains, reactionsText(readReactions(root)))],
  ['README.md', () => withBlock(read('README.md'), readmeMap(domains))],
  ...domains
    .filter(({ readme }) => readme !== null)
    .map((domain) => {
      const file = `${domain.folder}/README.md`
      return [file, () => withBlock(read(file), readmeBlock(domain))] as const
    }),
]

const isCheck = process.argv.includes('--check')
const say = (line: string) => process.stdout.write(`${line}\n`)
const stale = derived.filter(([file, make]) => {
  const text = make()
  if (read(file) === text) return false
  if (!isCheck) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return true
})
const unwritten = domains.filter(({ readme }) => readme === null)
for (const [file] of stale) say(`${isCheck ? 'Out of date' : 'Written'}: ${file}`)
for (const { folder } of unwritten)
  say(`Missing: ${folder}/README.md. Say in it what the domain is, its words and its rules.`)
if (isCheck && stale.length > 0) say('Run `npm run derive` and commit what it writes.')
if (isCheck && stale.length + unwritten.length > 0) process.exitCode = 1
