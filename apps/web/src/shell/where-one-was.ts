import { valuesAt } from '@bole/platform/screens'
import { screenFor } from '../screens.ts'

interface Left {
  /** As the record of the screen has it. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** The screen that an exception stands for: that which could not be shown, as the address of the exception names it. */
export function leftFor(search: unknown): Left | null {
  const from = typeof search === 'object' && search && 'from' in search ? String(search.from) : ''
  const [pathname = ''] = from.split('?')
  const path = screenFor(pathname)?.path
  return path === undefined ? null : { path, params: valuesAt(path, pathname) ?? {} }
}
