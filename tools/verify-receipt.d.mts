/** What a receipt says, checked with a public key of 64 hexadecimal digits; null where a byte of it was changed. */
export function verifyReceipt(bytes: Uint8Array, publicKey: string): Record<string, unknown> | null
