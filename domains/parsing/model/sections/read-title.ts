import { countHan } from '../text/characters.ts'
import { withoutMark } from '../text/line.ts'
import { kindOfChineseTitle, kindOfLatinTitle, kindOfRunTitle, type SectionKind } from './section-kinds.ts'

const NUMBERING =
  /^(?:[一二三四五六七八九十]{1,2}\s?[、.:)]|\(?(?:[一二三四五六七八九十]|\d{1,2}|[ivx]{1,4})[.、)]\s?|第[一二三四五六]部分:?|\d{1,2}(?:\.\d)?\t)/iu
const ORNAMENT =
  /^[\s|/\\:;.,_=\-–~*#+<>«»【】[\]{}()「」『』〖〗《》•·●○■□◆◇▪▫◦‣▶►▍▎▌█]+|[\s|/\\:;.,_=\-–~*#+<>«»【】[\]{}()「」『』〖〗《》•·●○■□◆◇▪▫◦‣▶►◀▍▎▌█]+$/gu
const SPACED_CAPITALS = /^(?:\p{Lu} ){3,}\p{Lu}$/u
const RUN_TOGETHER = /^[\p{Lu}&/, ]{8,}$/u
// "Experience (selected)", "工作经验（按时间倒序）": a remark on how the section is set.
const REMARK =
  /(?<=.{2})\s*[(（](?=[^()（）]*(?:[按倒顺]序|倒叙|时间|部分|节选|近\S*年|主要|selected|recent|relevant|reverse|chronolog|\byears?\b|highlights|latest|填|起|由))[^()（）]{1,30}[)）]$/iu
const TITLE_WIDTH = 48
// "EDUCATION -------": a line that plain text draws behind its title.
const DRAWN_RULE = /\s*[-–=_~*#]{4,}$/

/** A title without a remark on how its section is set. */
export const withoutRemark = (text: string): string => text.trim().replace(REMARK, '')

/** A possible title without its numbering, frame and blanks. */
export function bareTitle(text: string): string {
  const bare = withoutMark(text).replace(ORNAMENT, '').replace(NUMBERING, '').replace(ORNAMENT, '')
  return SPACED_CAPITALS.test(bare) ? bare.replaceAll(' ', '') : bare
}

function kindOfLatin(text: string): SectionKind | null {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{N}&'/+, -]/gu, '')
    .trim()
    .replace(/ with dates$/, '')
  const found = kindOfLatinTitle(plain) ?? kindOfLatinTitle(plain.replace(/[ /-]/g, ' ').replace(/ +/g, ' '))
  // "Mahi / Work": the title in a second language.
  const twin = plain.split(/\s[/|]\s/)
  const other =
    twin.length === 2 && plain.split(' ').length < 6 ? twin.map(kindOfLatinTitle).find(Boolean) : null
  return found ?? other ?? (RUN_TOGETHER.test(text) ? kindOfRunTitle(plain.replaceAll(' ', '')) : null)
}

/** The section a text opens when the text is nothing but a title, in one language or in two at once. */
export function readTitle(line: string): SectionKind | null {
  const text = line.replace(DRAWN_RULE, '')
  if (text.length > TITLE_WIDTH) return null
  const bare = bareTitle(withoutRemark(text))
  if (bare === '') return null
  if (countHan(bare) === 0) return kindOfLatin(bare)
  const chinese = bare.replace(/[^\p{Script=Han}/&、]/gu, '').replace(/^[/&、]+|[/&、]+$/g, '')
  const english = bare.replace(/[^\p{L} &]|\p{Script=Han}/gu, ' ').trim()
  const mixed = kindOfChineseTitle(bare.replace(/\s/g, '').toLowerCase())
  if (mixed !== null || english === '') return mixed ?? kindOfChineseTitle(chinese)
  return kindOfLatin(english) === null ? null : kindOfChineseTitle(chinese)
}
