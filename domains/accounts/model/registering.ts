/** Whether a mail address is of one of these domains; of any where none is named. Those below a domain are others. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.length === 0 || domains.some((one) => one.toLowerCase() === domain)
}

/** So many may ask from one address before it rests for 15 minutes, as signing in does. */
export const asksAtMost = 8

/** Messages that one name or address brings about before it rests for 15 minutes: nobody fills somebody else's mailbox. */
export const mailsAtMost = 3
