import type { MailPeer } from '@bole/mail/testing'
import PostalMime from 'postal-mime'

/** How many letters of a mail server have such a subject and name somebody: once there is a server, all mail that waited for one leaves. */
export async function countLetters(post: MailPeer, subject: RegExp, name = ''): Promise<number> {
  const letters = await Promise.all(post.received.map(({ raw }) => PostalMime.parse(raw)))
  return letters.filter((letter) => subject.test(letter.subject ?? '') && letter.text?.includes(name)).length
}
