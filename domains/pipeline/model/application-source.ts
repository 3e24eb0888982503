/** How an application came to us; which referral or campaign it was is its code. Each has a text. */
export const all = ['career_site', 'referral', 'campaign', 'job_board', 'mail', 'upload'] as const

export type Source = (typeof all)[number]

/** Whether a text is one of them. */
export function isSource(text: string): text is Source {
  return all.some((source) => source === text)
}

/** A source as a list is narrowed by it: alone it means all its codes, with one (`referral:A1`) that alone. */
export function keyOf(source: string, code: string | null): string {
  return code ? `${source}:${code}` : source
}

/** A source's key taken apart; a code may hold colons itself. */
export function partsOf(key: string): { readonly source: string; readonly code: string } {
  const [source = '', ...code] = key.split(':')
  return { source, code: code.join(':') }
}
