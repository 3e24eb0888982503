/** Whether a name is that of a time zone, such as Asia/Shanghai, and no offset. */
export function isTimeZone(name: string): boolean {
  try {
    new Date(0).toLocaleString('en', { timeZone: name })
    return /^[A-Z]/i.test(name)
  } catch {
    return false
  }
}

/** How an organisation is called in addresses: its name in small letters and hyphens, `company` where too little is left of it. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  return slug.length < 2 ? 'company' : slug
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code as somebody reads it off a screen and types it: sixteen letters that cannot be taken for each other, in groups of four. */
export function codeFrom(bytes: Uint8Array): string {
  const written = [...bytes.slice(0, 16)].map((byte) => letters[byte % letters.length] ?? '').join('')
  return written.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** What counts of a code that was typed. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}
