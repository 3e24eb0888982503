/** How the connection to a mail server is encrypted: from a word on, from the beginning, or not at all. */
export const securities = ['starttls', 'tls', 'none'] as const

export type Security = (typeof securities)[number]

/** Why a mail server's settings are refused. */
export type ServerFault = 'password_needs_encryption' | 'username_needs_password'

interface ServerSettings {
  readonly security: Security
  readonly username: string
  readonly hasPassword: boolean
}

/** What is wrong with a mail server's settings; null where nothing is. A password never leaves over an open connection. */
export function faultInServer({ security, username, hasPassword }: ServerSettings): ServerFault | null {
  if (username !== '' && !hasPassword) return 'username_needs_password'
  return username !== '' && security === 'none' ? 'password_needs_encryption' : null
}
