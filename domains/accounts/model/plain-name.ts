/** Marks that turn the direction of a text, and so what its reader takes it for (Unicode Bidirectional Algorithm, section 2). */
const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** What a mail program makes a link of: an address of a page or of a mailbox, or a name of a host. */
const link =
  /:\/\/|@|\b[wW]{3}\.|[\p{L}\p{N}-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,}|[xX][nN]--[\w-]+)(?:[^\p{L}\p{M}]|$)/u

/** Whether people may call themselves so before anybody has met them: the name stands in mails to others, where it is to lead nowhere. */
export function isPlainName(text: string): boolean {
  return !directionMark.test(text) && !link.test(text)
}
