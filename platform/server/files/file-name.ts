/** Signs that nobody sees, or that turn the order of those around them: control, bidirectional, joiners, fillers, marks of notes. */
const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029\u2800\ufff9-\ufffb]/gu
const longest = 200

/**
 * A file's name as it may be shown, whoever sent it: one line, without folders and without signs that make it look like another
 * (`gpj.exe` is not to read `exe.jpg`); its end, which says what it is, stays when it is too long.
 */
export function cleanFileName(name: string): string {
  const line = name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\ufeff]/gu, ' ')
    .replace(unseen, '')
  const own = line.split(/[/\\]/).at(-1) ?? ''
  const folded = own.replace(/\s+/gu, ' ').trim()
  const kept = [...folded].slice(-longest).join('').trim()
  return /^[. ]*$/.test(kept) ? 'file' : kept
}
