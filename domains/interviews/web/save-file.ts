import { addressOf, type Call } from '@bole/platform/contract'
import { currentLanguage } from '@bole/platform/web'

/** The name a file is sent under. */
function nameIn(disposition: string | null): string {
  const [, encoded] = disposition?.match(/filename\*=UTF-8''([^;]+)/i) ?? []
  const [, plain] = disposition?.match(/filename="?([^";]+)"?/i) ?? []
  return encoded ? decodeURIComponent(encoded) : (plain ?? '')
}

/** Saves the file that a posting call answers with; null when it has, else what was said instead, or nothing where nothing was. */
export async function saveFile(call: Call, body: object): Promise<string | null> {
  const response = await fetch(addressOf(call), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      'x-requested-with': 'bole',
      'accept-language': currentLanguage(),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return ''
  const name = nameIn(response.headers.get('content-disposition'))
  if (!response.ok || name === '') {
    const { message = '' }: { message?: string } = await response.json().catch(() => ({}))
    return message
  }
  const address = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
  return null
}
