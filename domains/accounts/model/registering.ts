/** Whether a mail address is of one of these domains; of any where none is named. Those below a domain are others. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.length === 0 || domains.some((one) => one.toLowerCase() === domain)
}

/** So many may ask from one address before it rests for 15 minutes, as signing in does. */
export const asksAtMost = 8

/** Messages that one name or address brings about before it rests for 15 minutes: nobody fills somebody else's mailbox. */
export const mailsAtMost = 3

/** Marks that turn the direction of a text, and so what its reader takes it for (Unicode Bidirectional Algorithm, section 2). */
const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** What a mail program makes a link of: an address of a page or of a mailbox, or a name of a host. */
const link =
  /:\/\/|@|\b[wW]{3}\.|[\p{L}\p{N}-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,}|[xX][nN]--[\w-]+)(?:[^\p{L}\p{M}]|$)/u

/** Whether a stranger may call themselves so: the name stands in a mail to whoever they name, where it is to lead nowhere. */
export function isPlainName(text: string): boolean {
  return !directionMark.test(text) && !link.test(text)
}
