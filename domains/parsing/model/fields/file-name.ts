import { type Reading, reading } from '../reading.ts'
import { countHan } from '../text/characters.ts'
import { normaliseLine } from '../text/normalise.ts'
import { chineseNameScore, latinNameScore } from './person-name.ts'

const NOISE =
  /简历|个人|求职|应聘|岗位|中文|英文|最新|更新|副本|resume|résumé|curriculum|vitae|\bcv\b|\bfinal\b|\bcopy\b|\d+/giu

/** The person's name as a file's name tells it ("张三_Java开发_5年.pdf"); a last resort, and trusted like one. */
export function nameFromFileName(fileName: string): Reading<string> | undefined {
  const stem = normaliseLine(fileName.replace(/\.[a-z0-9]{1,5}$/i, ''))
  const spaced = stem.replace(/[_+()[\]【】.,–-]+/g, '\t')
  const parts = spaced.split('\t').flatMap((part) => {
    const bare = part.replace(NOISE, ' ').trim()
    return countHan(bare) > 0 ? bare.split(/\s+/) : [bare]
  })
  const whole = spaced.replaceAll('\t', ' ').replace(NOISE, ' ').replace(/\s+/g, ' ').trim()
  const scored = [...parts, ...(countHan(whole) > 0 ? [] : [whole])].map((value) => ({
    value: value.replace(/的$/, ''),
    score: countHan(value) > 0 ? chineseNameScore(value.replace(/的$/, '')) : latinNameScore(value),
  }))
  const best = scored.reduce<{ value: string; score: number } | null>(
    (top, one) => (top && top.score >= one.score ? top : one),
    null,
  )
  if (!best || best.score < 0.4) return undefined
  return reading(best.value, 0.35 + 0.2 * best.score, {
    page: 1,
    box: null,
    block: null,
    text: fileName.slice(0, 300),
  })
}
