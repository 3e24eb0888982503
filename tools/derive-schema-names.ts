import { globSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { field } from '../platform/contract/index.ts'

/** Schemas with the names they have in the documentation. */
export type SchemaNames = z.core.$ZodRegistry<{ id: string }>

const titled = (word: string) =>
  word.replace(/(Schema|Reply)$/, '').replace(/^./, (first) => first.toUpperCase())

/** Whether a schema says enough to be worth a name: a plain text or number does not. */
const isWorthNaming = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject ||
  value instanceof z.ZodEnum ||
  value instanceof z.ZodUnion ||
  value instanceof z.ZodArray

/** Names every schema that a contract's files export `domain.Name`, after the constant that holds it. */
export async function readSchemaNames(root: string): Promise<SchemaNames> {
  const names: SchemaNames = z.registry<{ id: string }>()
  names.add(field.id, { id: 'Id' }).add(field.day, { id: 'Day' }).add(field.moment, { id: 'Moment' })
  const files = globSync('domains/*/contract/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
  for (const file of files) {
    const domain = file.split('/')[1]
    const given: Record<string, unknown> = await import(join(root, file))
    for (const [name, value] of Object.entries(given)) {
      if (isWorthNaming(value) && !names.has(value)) names.add(value, { id: `${domain}.${titled(name)}` })
    }
  }
  return names
}
