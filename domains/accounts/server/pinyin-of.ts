import { pinyin } from 'pinyin-pro'

/** Names are read once: a company's people are looked through at every letter. */
const syllables = new Map<string, readonly string[]>()
const keptAtMost = 50_000

/** The syllables of the Chinese in a name without tones, a surname as surnames are read (单 shan, 曾 zeng); empty for other scripts. */
export function pinyinOf(name: string): readonly string[] {
  const known = syllables.get(name)
  if (known) return known
  const chinese = name.match(/\p{Script=Han}+/gu)?.join('') ?? ''
  const read: readonly string[] = chinese
    ? pinyin(chinese, { toneType: 'none', type: 'array', surname: 'head', v: true })
    : []
  if (syllables.size >= keptAtMost) syllables.clear()
  syllables.set(name, read)
  return read
}
