import { join } from 'node:path'
import { permissions } from '../domains/accounts/model/index.ts'
import { contractEntry, handlerFile, testText } from './new-call-text.ts'
import { fail, insertedBefore, kebabOf, opened, Scaffold, withImport } from './scaffold.ts'

const usage =
  'Usage: npm run new:call -- pipeline.verbNoun POST some/path pipeline.move   (or signed_in, anyone)'

const [, , name = '', method = '', path = '', access = ''] = process.argv
const [, domain = '', verb = ''] = /^([a-z][a-z-]*)\.([a-z]\w*)$/.exec(name) ?? []
if (domain === '' || !/^(GET|POST|PATCH|DELETE)$/.test(method) || !/^[\w{}/.-]+$/.test(path)) fail(usage)
const known: readonly string[] = ['anyone', 'signed_in', ...permissions]
if (!known.includes(access)) fail(`${usage}\nThe access is one of ${known.join(', ')}.`)

const scaffold = new Scaffold(join(import.meta.dirname, '..'))
const room = (file: string) => `domains/${domain}/${file}`
const contract = scaffold.read(room('contract/api.ts'))
const apiName =
  /export const (\w+) = defineApi\(/.exec(contract)?.[1] ??
  fail(`${room('contract/api.ts')} defines no calls.`)
if (new RegExp(`^ {2}${verb}: \\{`, 'm').test(contract)) fail(`${name} exists already.`)
const call = { domain, verb, method, path, access, apiName }
const test = room(`server/${domain}.test.ts`)

// A contract and its routes end what they list the same way: `})` for the calls, `},` before the refusals for the handlers.
scaffold.change(room('contract/api.ts'), (text) =>
  insertedBefore(
    withImport(withImport(opened(text), '* as z', 'zod'), 'field', '@bole/platform/contract'),
    /^\}\)/m,
    contractEntry(call),
  ),
)
scaffold.change(room('server/routes.ts'), (text) => {
  const bound = insertedBefore(
    opened(text).replace(/\{ (\w.*) \},$/m, '{\n    $1,\n  },'),
    /^ {2}\},\n/m,
    `    ${verb},\n`,
  )
  return bound && withImport(bound, verb, `./${kebabOf(verb)}.ts`)
})
scaffold.create(room(`server/${kebabOf(verb)}.ts`), handlerFile(call))
if (scaffold.has(test)) scaffold.change(test, (text) => text + testText(call))
else scaffold.create(test, `import { describe, expect, test } from 'vitest'\n${testText(call)}`)
scaffold.write()
process.stdout.write(
  `${name} is declared and bound. Say in its contract what it takes and answers, write ${kebabOf(verb)}.ts, then its four ` +
    `tests in ${test}: they fail until then. Who may make it is written down by ` +
    `\`npx vitest run apps/server/access-matrix --update\`: look at the line.\n`,
)
