/** How an application came to us; which referral or campaign it was is its code. Each has a text. */
export const all = [
  'career_site',
  'referral',
  'campaign',
  'job_board',
  'mail',
  'upload',
  'talent_pool',
  'import',
] as const

export type Source = (typeof all)[number]

/** Whether a text is one of them. */
export function isSource(text: string): text is Source {
  return all.some((source) => source === text)
}

/** A source as a list is narrowed by it: alone it means all its codes, with one (`referral:A1`) that alone. */
export function keyOf(source: string, code: string | null): string {
  return code ? `${source}:${code}` : source
}

/** A source as a list is narrowed to those of it that came without a code (`referral:`). */
export function keyWithoutCode(source: string): string {
  return `${source}:`
}

/** A source's key taken apart; a code may hold colons itself. Without a code is narrowed to those that have none. */
export function partsOf(key: string): {
  readonly source: string
  readonly code: string
  readonly isWithoutCode: boolean
} {
  const [source = '', ...code] = key.split(':')
  return { source, code: code.join(':'), isWithoutCode: key === keyWithoutCode(source) }
}

/** Whether a text is the key of a source that there is. */
export function isKey(key: string): boolean {
  return isSource(partsOf(key).source)
}

/** What a list can be narrowed to of what came: each source alone, and where it came with codes, with each of them and without any. */
export function keysOf(came: readonly { source: string; source_code: string | null }[]): string[] {
  const coded = new Set(came.flatMap(({ source, source_code }) => (source_code ? source : [])))
  const second = (source: string, code: string | null) =>
    !code && coded.has(source) ? keyWithoutCode(source) : keyOf(source, code)
  return [...new Set(came.flatMap(({ source, source_code }) => [source, second(source, source_code)]))]
}
