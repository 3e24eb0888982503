import type { Line } from '../text/line.ts'

/** Some lines put together: what stands instead of the first `taken` ones. */
export interface Mended {
  taken: number
  lines: Line[]
}

/** A line that also holds the words of those whose text it took in. */
export function withWords(line: Line, others: Line[]): Line {
  const words = [line, ...others].flatMap((one) => one.raw.words ?? [])
  return line.raw.words ? { ...line, raw: { ...line.raw, words } } : line
}
