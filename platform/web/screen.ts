import type { ComponentType } from 'react'

/** One screen of a domain: all of its addresses, of both generations, and how it is loaded. */
export interface Screen {
  /** As `routes.tsv` writes them; `{id}` is a parameter. The first is the one links use. */
  readonly addresses: readonly string[]

  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** Whether an address belongs to the second generation: a word of it is followed by 2 (specification, section 2). */
export function isSecondGeneration(path: string): boolean {
  return /[a-z]2(\/|$)/i.test(path)
}
