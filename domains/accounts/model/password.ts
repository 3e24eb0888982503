/** Why a password is refused; null when it may be used (OWASP ASVS 5.0, V6.2: length before composition). */
export type WeakPassword = 'too_short' | 'too_long' | 'too_common' | 'like_username'

const common = new Set([
  'password',
  'password1',
  'password12',
  'password123',
  '1234567890',
  '12345678910',
  'qwertyuiop',
  'iloveyou12',
  'administrator',
  'welcome123',
  'abc1234567',
  '0123456789',
  '1111111111',
  'aaaaaaaaaa',
  'qwerty12345',
  'letmein1234',
])

export function weaknessOf(password: string, username: string): WeakPassword | null {
  const length = [...password].length
  if (length < 10) return 'too_short'
  if (length > 128) return 'too_long'
  const plain = password.toLowerCase()
  if (common.has(plain) || new Set(plain).size < 4) return 'too_common'
  return username.length >= 4 && plain.includes(username.toLowerCase()) ? 'like_username' : null
}
