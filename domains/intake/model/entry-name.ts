/** A name's bytes as text: UTF-8 where they are, else GBK, as Chinese Windows packs them. Bytes of neither come as far as they go. */
export function decodeEntryName(bytes: Uint8Array, isUtf8: boolean): string {
  if (isUtf8) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gbk').decode(bytes)
  }
}

/** The file's own name without its folders; null for folders and for what systems leave behind. */
export function fileNameOf(path: string): string | null {
  const parts = path.replaceAll('\\', '/').split('/')
  const name = (parts.at(-1) ?? '').replace(/[\u0000-\u001f]/g, '').trim()
  if (name === '' || name.startsWith('.') || name.startsWith('~$')) return null
  if (parts.includes('__MACOSX') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name)) return null
  return [...name.toWellFormed()].slice(-200).join('')
}
