/** The alphabet of GSM in the order of its codes (3GPP TS 23.038, section 6.2.1), without the sign that leads to the rest. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** What takes two codes, the first of which leads here (section 6.2.1.1). */
const extended = '\f^{}\\[~]|€'

/** The alphabets a message is declared in (SMPP 3.4, section 5.2.19): the provider's own, which is that of GSM, or UCS-2. */
const codings = { gsm: 0, ucs2: 8 } as const

/** As many codes as one message holds. */
const fitsOne = { gsm: 160, ucs2: 70 } as const

/** How many codes of GSM a text takes; null where it has a sign that GSM does not know. */
function codesOf(text: string): number | null {
  const signs = [...text]
  if (signs.some((sign) => !basic.includes(sign) && !extended.includes(sign))) return null
  return signs.length + signs.filter((sign) => extended.includes(sign)).length
}

/** What a text is declared as, and whether it takes more than one message. */
export function codingOf(text: string): { readonly coding: 0 | 8; readonly isLong: boolean } {
  const codes = codesOf(text)
  if (codes === null) return { coding: codings.ucs2, isLong: text.length > fitsOne.ucs2 }
  return { coding: codings.gsm, isLong: codes > fitsOne.gsm }
}
