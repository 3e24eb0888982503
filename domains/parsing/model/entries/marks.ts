// What was reached at a school, in the words of its certificate or in figures.
const DIVISION =
  '(?:class|degree|hono[u]?rs|\\(?(?:upper|lower)(?: division| hono[u]?rs)?\\)?|\\((?:division|div\\.?) \\w+\\)|division)'
const CLASS = `(?:(?:first|second|third)[- ]class|(?:upper|lower)[- ]second|2[:.][12]|1st)(?:[- ]${DIVISION})*`
const PRAISE =
  "(?:(?:high(?:est)?|great)\\s)*(?:distinction|merit|hono[u]?rs|hons\\.?)|(?:(?:summa|magna)\\s)?cum laude|dean'?s list"
const FIGURES =
  'c?gpa\\s?:?\\s?(?:of\\s)?\\d(?:[.,]\\d+)?(?:\\s?(?:/|of|out of)\\s?\\d+(?:[.,]\\d+)?)?|\\d{1,3}(?:[.,]\\d+)?\\s?%|\\d+\\s(?:semester\\s|credit\\s|quarter\\s)?(?:hours|credits|units)'
const MARK = `(?:with\\s|(?:obtained|secured|scored)\\s)?(?:${CLASS}|${PRAISE}|${FIGURES})`
const ALONE = new RegExp(`^\\P{L}*${MARK}\\P{L}*$`, 'iu')
const BRACKETED = new RegExp(`\\s?\\((?:${MARK})(?:[,;/ ]+${MARK})*\\)`, 'giu')
const SET_APART = new RegExp(
  `(?<=[^\\s,;:·|–(-])(?:\\s?[,;.·|–]\\s*|\\s-\\s|\\s)(?:${MARK})(?=\\.?$|\\s?[,;·|–\\t(]|\\.\\s|\\s(?:in|of)\\s)`,
  'giu',
)
const ABBREVIATED = /\shons\b\.?(?=\s)/giu

/**
 * A line of education without what it says of marks: "BN (Hons) Adult Nursing, 2:1", "Diploma in Accountancy with Merit",
 * "M.C.A. in 2017 with 81%." A line of marks alone stays as it is.
 */
export function withoutMarks(text: string): string {
  if (ALONE.test(text)) return text
  const bare = text.replace(BRACKETED, '').replace(SET_APART, '').replace(ABBREVIATED, '')
  return bare === text ? text : bare.replace(/(?<=\p{L}{2}|\d)\.$/u, '').trim()
}
