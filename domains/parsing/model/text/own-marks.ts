const marks = [...',;:!?()'].map((narrow) => {
  const sign = `[${narrow}]`
  return {
    narrow,
    wide: String.fromCodePoint((narrow.codePointAt(0) ?? 0) + 0xfee0),
    besideHan: new RegExp(`(?<=\\p{Script=Han})${sign}|${sign}(?=\\p{Script=Han})`, 'gu'),
  }
})

/**
 * A line for people to read: where its writer set full-width marks, those that the rules read as narrow ones are wide again.
 * A line with both kinds of a mark gets the wide one beside Chinese only ("18,000笔，两年").
 */
export function withOwnMarks(text: string, written: string): string {
  return marks.reduce((told, { narrow, wide, besideHan }) => {
    if (!written.includes(wide)) return told
    return told.replaceAll(written.includes(narrow) ? besideHan : narrow, wide)
  }, text)
}
