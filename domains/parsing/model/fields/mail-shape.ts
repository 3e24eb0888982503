import ENDINGS from '../vocabulary/mail-endings.json' with { type: 'json' }

/** A mail address, and whether it looks as addresses do; what had to be cut off or put right is in doubt. */
export interface MailShape {
  mail: string
  isSure: boolean
}

const KNOWN: ReadonlySet<string> = new Set(ENDINGS)
/** Endings of more than two letters, the longest first: "com" before the Colombian "co". */
const GENERAL = ENDINGS.filter((one) => one.length > 2).sort((one, other) => other.length - one.length)
const NEXT_WORDS =
  'linkedin|github|gitlab|www|https?|phone|mobile|tel|cell|skype|wechat|twitter|website|portfolio|address|location|linked|home|education|experience|summary|profile|skills|objective|contact'
// What ends an address although letters go on: the next text's capital, or a word that contacts begin with.
const GLUED = new RegExp(`^((?:${GENERAL.join('|')}))(?:(?=\\p{Lu})|(?=(?:${NEXT_WORDS})))`, 'u')
const GLUED_COUNTRY = /^([a-z]{2})(?=\p{Lu}\p{Ll})/u
/** A telephone number set without a blank before the address, or the label of the address. */
const GLUED_FRONT =
  /^(?:\+?[\d-]*\d{2,4}[-.]\d{3,4}[-.]?\d{3,4}|1[3-9]\d{9}|E-?[mM]ail|e-?mail(?=\p{Lu}))(?=\p{L})/u

function cutDomain(domain: string): MailShape {
  const labels = domain.split('.')
  for (const [at, label] of labels.entries()) {
    if (at === 0) continue
    const end = label.match(GLUED)?.[1] ?? label.match(GLUED_COUNTRY)?.[1]
    if (end && KNOWN.has(end)) return { mail: [...labels.slice(0, at), end].join('.'), isSure: false }
  }
  return { mail: domain, isSure: KNOWN.has((labels.at(-1) ?? '').toLowerCase()) }
}

/** An address without what is glued to it ("…@uni.eduEducation", "415-555-0134jane@…"), and whether it can be one. */
export function mailShape(written: string): MailShape {
  const [local = '', domain = ''] = written.split('@')
  const own = local.replace(GLUED_FRONT, '')
  const cut = cutDomain(domain)
  const isWhole = own === local && !/[.-]{2}|[.-]$|^[.-]/.test(own)
  return { mail: `${own}@${cut.mail}`, isSure: cut.isSure && isWhole }
}

/** Whether an address ends as addresses do. */
export const endsAsMail = (mail: string): boolean =>
  KNOWN.has(mail.slice(mail.lastIndexOf('.') + 1).toLowerCase())

const MISREAD_SIGN =
  /(?<=[a-z0-9]{2})\s?(?:[©®]|\(a\)|[QG](?=[a-z0-9-]{2,30}[.,]))\s?(?=[a-z0-9-]{2,40}\s?[.,])/
const MISREAD_STOP = /(?<=[@.][a-z0-9-]{2,40})\s?,\s?(?=[a-z]{2,4}\b)/g
const MISREAD_ENDING = /(?<=\.)(?:c[o0]rn|c0m|con|corm|cam)\b/g

/** A line of a picture with what a reader mistakes in addresses put right: the sign in the middle, stops, the usual ending. */
export const withMailMended = (text: string): string =>
  text.replace(MISREAD_SIGN, '@').replace(MISREAD_STOP, '.').replace(MISREAD_ENDING, 'com')
