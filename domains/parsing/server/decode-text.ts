const STRICT = { fatal: true }

function attempt(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, STRICT).decode(bytes)
  } catch {
    return null
  }
}

function wideEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 2000)
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length
  if (even + odd < sample.length * 0.15) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function attemptDeclared(bytes: Uint8Array, declared: string): string | null {
  const name = declared.toLowerCase().trim()
  return name.startsWith('utf') ? null : attempt(bytes, name.startsWith('gb') ? 'gb18030' : name)
}

/** Text of unknown encoding: UTF-16 by its mark or its zeros, UTF-8 where valid, what is declared, else GB18030. */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const sure = attempt(bytes, 'utf-8') ?? (declared ? attemptDeclared(bytes, declared) : null)
  return sure ?? new TextDecoder('gb18030').decode(bytes)
}
