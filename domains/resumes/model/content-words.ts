import { foldText } from './search-grams.ts'

/** Words kept of one résumé; a longer document is found by its first part. */
const wordsAtMost = 600

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The distinct words of a text, Chinese ones by dictionary: the same for what is stored and for what is asked. */
export function wordsOfContent(content: string): readonly string[] {
  const words = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(foldText(content.slice(0, 60_000)))) {
    if (!isWordLike || segment.length > 40) continue
    words.add(segment)
    if (words.size >= wordsAtMost) break
  }
  return [...words]
}

/** How a word is stored: with its organisation and block of candidates, so that blocks are searched one after another. */
export function storedWord(organisationId: number, candidateId: number, word: string): string {
  return `${organisationId}.${Math.floor(candidateId / 16_384)}.${word}`
}
