import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruiseImports } from './cruise.ts'

const root = join(import.meta.dirname, '..')
const folders = ['apps', 'domains', 'platform'].filter((folder) => existsSync(join(root, folder)))
const { read, violations } = await cruiseImports(root, folders)
for (const { rule, from, to, advice } of violations)
  process.stdout.write(`${rule}: ${from} → ${to}\n  ${advice}\n`)
process.stdout.write(`${read} modules read, ${violations.length} imports out of place\n`)
process.exitCode = violations.length === 0 ? 0 : 1
