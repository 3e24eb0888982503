import { type WeakPassword, weaknessOf } from '@bole/accounts/model'
import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords found most often in what leaked elsewhere (ASVS 5.0, V6.2.4); those that are too short anyway left out. */
const leaked = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 10))

/** Why a password is refused; null when it may be used. The browser knows the rules, and a few of the leaked. */
export function faultOfPassword(password: string, username: string): WeakPassword | null {
  return weaknessOf(password, username) ?? (leaked.has(password.toLowerCase()) ? 'too_common' : null)
}
