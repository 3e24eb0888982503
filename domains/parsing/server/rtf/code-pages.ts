const PAGES: Record<number, string> = {
  ...{ 874: 'windows-874', 932: 'shift_jis', 936: 'gb18030', 949: 'euc-kr', 950: 'big5', 65001: 'utf-8' },
  ...{ 1250: 'windows-1250', 1251: 'windows-1251', 1253: 'windows-1253', 1254: 'windows-1254' },
  10000: 'macintosh',
}

// A font's character set by the number that Windows gives it.
const SETS: Record<number, number> = {
  ...{ 128: 932, 129: 949, 134: 936, 136: 950, 161: 1253, 162: 1254, 204: 1251, 222: 874, 238: 1250 },
}

/** The encoding that a Windows code page's number stands for; Western where it is none that is known. */
export const codePage = (number: number): string => PAGES[number] ?? 'windows-1252'

/** The encoding of a font's character set; null for one that names none of its own. */
export function codePageOfFont(set: number): string | null {
  const page = SETS[set]
  return page === undefined ? null : codePage(page)
}
