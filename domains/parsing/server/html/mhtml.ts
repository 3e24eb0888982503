import { decodeText } from '../decode-text.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 255)

function decodeBody(body: string, encoding: string): Uint8Array {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return bytesOf(body)
  const joined = body.replace(/=\r?\n/g, '')
  return bytesOf(
    joined.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  )
}

function header(head: string, name: string): string {
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  return unfolded.match(new RegExp(`^${name}:\\s*(.*)$`, 'im'))?.[1]?.trim() ?? ''
}

/** The page inside a web archive, as job boards give their résumés out; null when it holds none. */
export function pageOfArchive(bytes: Uint8Array): string | null {
  const raw = new TextDecoder('latin1').decode(bytes)
  const boundary = raw.slice(0, 8000).match(/boundary\s*=\s*"?([^"\r\n;]{1,100})"?/i)?.[1]
  const parts = boundary ? raw.split(`--${boundary}`) : [raw]
  for (const part of parts) {
    const text = part.replace(/^\r?\n/, '')
    const end = text.search(/\r?\n\r?\n/)
    const head = end < 0 ? '' : text.slice(0, end)
    if (!/text\/html/i.test(header(head, 'content-type'))) continue
    const charset = header(head, 'content-type').match(/charset\s*=\s*"?([\w-]+)/i)?.[1]
    return decodeText(
      decodeBody(text.slice(end).trim(), header(head, 'content-transfer-encoding').toLowerCase()),
      charset,
    )
  }
  return null
}

/** The character set a page declares for itself. */
export const charsetOfPage = (bytes: Uint8Array): string | undefined =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 4096)).match(/charset\s*=\s*["']?([\w-]+)/i)?.[1]
