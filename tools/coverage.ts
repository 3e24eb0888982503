import { join } from 'node:path'
import { faultsOf, whatExists } from './coverage-count.ts'
import { coverageText } from './coverage-text.ts'
import { specificationLists } from './derive-routes.ts'
import { readDomains } from './derive-sources.ts'
import { readReached } from './reached.ts'
import { unnamedAddresses } from './unnamed-addresses.ts'

const root = join(import.meta.dirname, '..')
const domains = await readDomains(root)
const lists = specificationLists(root)

const wanted = whatExists(lists, domains, unnamedAddresses, readReached(root))
const faults = faultsOf(lists.unnamed, domains, unnamedAddresses)
const isJson = process.argv.includes('--json')
process.stdout.write(`${isJson ? JSON.stringify({ wanted, faults }, null, 2) : coverageText(wanted)}\n`)
for (const fault of faults) process.stderr.write(`tools/unnamed-addresses.ts: ${fault}\n`)
if (faults.length > 0) process.exitCode = 1
