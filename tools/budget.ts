import { join } from 'node:path'
import { countBudgets } from './budgets.ts'
import { readSourceFiles } from './source-files.ts'

const { figures, faults } = countBudgets(readSourceFiles(join(import.meta.dirname, '..')))
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.stdout.write(`${figures}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
