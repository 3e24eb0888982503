/** What bytes 128 to 255 are in the code pages of DOS, which no `TextDecoder` knows. */
const dosPages = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
} as const

/** The encodings a packer writes names in without saying so; the likeliest where nothing tells them apart comes first. */
export const encodings = ['gbk', 'big5', 'shift_jis', 'cp850', 'cp437', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** A text of bytes in an encoding; what the encoding does not know is U+FFFD. */
export function decodedAs(encoding: Encoding, bytes: Uint8Array): string {
  if (encoding !== 'cp850' && encoding !== 'cp437') return new TextDecoder(encoding).decode(bytes)
  const page = dosPages[encoding]
  return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : page[byte - 128])).join('')
}

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko'].map(
  (script) => new RegExp(`(?![a-z])\\p{Script=${script}}`, 'iu'),
)

/**
 * UTF-8 where the bytes are nothing else; null where they are not. Two signs of GBK can be two letters of UTF-8, but then they are of
 * several scripts, or letters that stand in no name.
 */
export function strictlyUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const isOdd = /[\p{Cn}\p{Lm}\p{Sk}]|(?<![\p{L}\p{M}])\p{M}/u.test(text.replace(/[\u0000-\u007f]/g, ' '))
    const mixed = scripts.filter((script) => script.test(text)).length > 1
    return /[^\u0000-\u07ff]/.test(text) || !(isOdd || mixed) ? text : null
  } catch {
    return null
  }
}
