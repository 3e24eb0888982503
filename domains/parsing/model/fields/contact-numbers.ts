const MAIL =
  /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,6}(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,18})/i
// "zhang san @ qq . com": blanks that a layout or a shy writer put around the signs.
const LOOSE =
  /([a-z0-9][a-z0-9._%+-]{0,63})\s*(?:@|\(at\)|\[at\]|#at#)\s*((?:[a-z0-9-]{1,63}\s*(?:\.|\(dot\)|\[dot\])\s*){1,5}[a-z]{2,18})(?![a-z])/i
export const MAIL_BEGUN = /[a-z0-9._%+-]{1,64}@[a-z0-9.-]{0,60}$/i
const GROUP = '[\\s.()/·–-]{0,3}'
export const MAINLAND = new RegExp(
  `(?<![\\d.])(?!(?:19|20)\\d{2}${GROUP}(?:19|20)\\d{2}(?!\\d))(?:(?:\\+|00)?${GROUP}86${GROUP})?(1[3-9]\\d(?:${GROUP}\\d){8})(?!\\d)`,
)
// "+ (503) 555-0164": what a reader of pictures takes a bullet for is no code's sign.
export const FOREIGN = new RegExp(
  `(?<![\\d+])(?:\\+(?!\\s\\(\\d{3}\\))|00(?=[1-9]))${GROUP}([1-9]\\d{0,2}(?:${GROUP}\\d){6,13})(?!\\d)`,
)
export const LOCAL =
  /(?<![\d.])(?:\(?0\d{2,3}\)?[\s–-]?[2-9]\d{6,7}|\(?[2-9]\d{2}\)?[\s.·–-]{1,3}\d{3}[\s.·–-]{1,3}\d{4}|0\d{1,4}[\s–-]\d{3,4}[\s–-]\d{3,4}|07\d{3}[\s–-]\d{6}|\d{3,4}[\s–-]\d{4}(?:[\s–-]\d{3,4})?|\(\d{2}\)\s?9?\d{4}[\s–-]?\d{4})(?!\d|[./–-]\d)/
// "+44 (0)7700 …": the zero is dialled at home only.
const TRUNK_ZERO = /(?<=\+\d{1,3}\s?)\s?\(0\)/
const MASKED = /(?<!\d)1[3-9]\d\*{4}\d{4}(?!\d)/

export const digits = (text: string) => text.replace(/\D/g, '')

/** The mail address in a text, blanks around its signs removed; null without one. */
export function mailIn(text: string): string | null {
  const tight = text.match(MAIL)?.[0]
  if (tight) return tight
  const loose = text.match(LOOSE)
  return loose ? `${loose[1]}@${loose[2]?.replace(/\s|[([](?=dot)|[)\]]/g, '').replace(/dot/g, '.')}` : null
}

/**
 * The telephone number in a text: a mainland mobile as its 11 digits, another with the country code that stands there,
 * otherwise as digits with its area code. Null without one.
 */
export function phoneIn(written: string, isLabelled = false): string | null {
  const text = written.replace(TRUNK_ZERO, '')
  const mainland = text.match(MAINLAND)?.[1]
  if (mainland) return digits(mainland)
  const foreign = text.match(FOREIGN)?.[1]
  if (foreign) return `+${digits(foreign)}`
  const local = text.match(LOCAL)?.[0]
  if (local && (isLabelled || digits(local).length >= 10)) return digits(local)
  if (isLabelled && /^[\d\s().+–-]{6,24}$/.test(text) && digits(text).length >= 6) return digits(text)
  return text.match(MASKED)?.[0] ?? null
}
