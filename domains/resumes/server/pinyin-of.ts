import { pinyin } from 'pinyin-pro'

/** The syllables of the Chinese in a name without tones, a surname as surnames are read (单 shan, 曾 zeng); empty for other scripts. */
export function pinyinOf(name: string): readonly string[] {
  const chinese = name.match(/\p{Script=Han}+/gu)?.join('') ?? ''
  return chinese ? pinyin(chinese, { toneType: 'none', type: 'array', surname: 'head', v: true }) : []
}
