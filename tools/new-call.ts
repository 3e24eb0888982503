import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contractEntry, handlerFile, insertedBefore, kebabOf, testFile } from './new-call-text.ts'

const root = join(import.meta.dirname, '..')

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const [, , name = '', method = '', path = ''] = process.argv
const [, domain = '', verb = ''] = /^([a-z][a-z-]*)\.([a-z]\w*)$/.exec(name) ?? []
if (domain === '' || !/^(GET|POST|PATCH|DELETE)$/.test(method) || !/^[\w{}/.-]+$/.test(path))
  fail('Usage: npm run new:call -- pipeline.verbNoun POST some/path')

const room = (file: string) => join(root, 'domains', domain, file)
const [api, routes] = [room('contract/api.ts'), room('server/routes.ts')]
const [handler, test] = [room(`server/${kebabOf(verb)}.ts`), room(`server/${kebabOf(verb)}.test.ts`)]
if (!existsSync(api) || !existsSync(routes))
  fail(`domains/${domain} has no contract/api.ts and server/routes.ts yet.`)
for (const file of [handler, test]) if (existsSync(file)) fail(`${file} exists already.`)

const contract = readFileSync(api, 'utf8')
const apiName = /export const (\w+) = defineApi\(/.exec(contract)?.[1] ?? fail(`${api} defines no calls.`)
if (new RegExp(`^ {2}${verb}: \\{`, 'm').test(contract)) fail(`${name} exists already.`)

const imported = `import { ${verb} } from './${kebabOf(verb)}.ts'\n`
const bound = readFileSync(routes, 'utf8')
const call = { domain, verb, method, path, apiName }
// Both files end what they list the same way: `})` for the calls, `},` before the refusals for the handlers.
writeFileSync(
  api,
  insertedBefore(contract, /^\}\)/m, contractEntry(call)) ?? fail(`${api}: no place for the call.`),
)
writeFileSync(
  routes,
  insertedBefore(bound.replace(/^(?=\nexport const )/m, imported), /^ {2}\},\n/m, `    ${verb},\n`) ??
    fail(`${routes}: no place for the handler.`),
)
writeFileSync(handler, handlerFile(call))
writeFileSync(test, testFile(call))
process.stdout.write(
  `${name}: fill in its contract, its handler and its four tests; until then neither tsc nor the tests pass.\n`,
)
