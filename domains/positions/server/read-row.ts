import { strictly } from '@bole/platform/contract'
import type { positionsRefusals } from '@bole/positions/contract'
import { type NewPosition, newPosition } from '@bole/positions/contract'

/** A field of a row with the name of what is wrong with it. */
export interface FaultyField {
  readonly path: string
  readonly code: Exclude<keyof (typeof positionsRefusals)['zh-CN'], `${string}_one`>
}

type Read =
  | { readonly position: NewPosition; readonly errors: readonly [] }
  | { readonly position: null; readonly errors: readonly FaultyField[] }

/** One row of a batch, as somebody's table has it: an empty cell is a field left out. */
export function readRow(row: Readonly<Record<string, unknown>>): Read {
  const filled = Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  )
  const parsed = strictly(newPosition).safeParse(filled)
  if (parsed.success) return { position: parsed.data, errors: [] }
  const errors = parsed.error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.map((path) => {
      const isMissing = filled[String(path[0] ?? '')] === undefined
      return { path: path.join('.'), code: isMissing ? ('missing' as const) : ('invalid' as const) }
    })
  })
  return { position: null, errors }
}
