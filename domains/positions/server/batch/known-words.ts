import { colleagues } from '@bole/accounts/server'
import { languages } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import { degrees, type KnownWords, type WrittenRow } from '@bole/positions/model'
import { type SqlBool, sql } from 'kysely'
import { batchTexts } from '../../contract/texts/batch.ts'
import { positions } from '../position-store.ts'

const plain = (word: string) => word.trim().toLowerCase()

/** What the words of written rows stand for in the organisation; names are held without regard to capitals. */
export async function knownWords(tx: Transaction, rows: readonly WrittenRow[]): Promise<KnownWords> {
  const wordsIn = (column: 'project' | 'process') => [
    ...new Set(rows.flatMap((row) => (row[column] ? [plain(row[column])] : []))),
  ]
  const [projects, processes, departments, people] = await tx.load(
    positions
      .selectFrom('projects')
      .select(['id', 'name'])
      .where('is_deleted', '=', false)
      .where(sql<SqlBool>`lower(btrim(name)) = any(${wordsIn('project')}::text[])`),
    positions
      .selectFrom('processes')
      .select(['id', 'name'])
      .where('is_deleted', '=', false)
      .where(sql<SqlBool>`lower(btrim(name)) = any(${wordsIn('process')}::text[])`),
    positions.selectFrom('departments').select(['id', 'name', 'path']),
    colleagues(null),
  )
  const nameOf = new Map(departments.map(({ id, name }) => [id, plain(name)]))
  const idsOf = {
    project: (word: string) => projects.flatMap(({ id, name }) => (plain(name) === word ? [id] : [])),
    process: (word: string) => processes.flatMap(({ id, name }) => (plain(name) === word ? [id] : [])),
    owner: (word: string) =>
      people.flatMap(({ id, name, username }) =>
        plain(name) === word || plain(username) === word ? [id] : [],
      ),
    // A department may be written with those above it: `Head office/Research`.
    department: (word: string) => {
      const asked = word.split('/').map(plain)
      return departments.flatMap(({ id, path }) => {
        const last = path.slice(-asked.length).map((at) => nameOf.get(at))
        return last.length === asked.length && last.every((name, at) => name === asked[at]) ? [id] : []
      })
    },
  }
  return {
    named: (column, word) => {
      const [first, ...others] = idsOf[column](plain(word))
      if (first === undefined) return 'none'
      return others.length > 0 ? 'several' : first
    },
    degreeOf: (word) =>
      degrees.find((degree) =>
        languages.some((one) => plain(batchTexts[one].degrees[degree]) === plain(word)),
      ) ?? null,
    stateOf: (word) =>
      (['draft', 'open'] as const).find((state) =>
        languages.some((one) => plain(batchTexts[one].states[state]) === plain(word)),
      ) ?? null,
  }
}
