import { type Language, languageOf } from '@bole/platform/contract'
import type { FastifyRequest } from 'fastify'

/** The language a request asks for: the browser sends the one chosen in the interface. */
export function languageOfRequest(request: FastifyRequest): Language {
  const header = request.headers['accept-language'] ?? ''
  for (const part of header.split(',', 10)) {
    const language = languageOf(part.split(';')[0]?.trim() ?? '')
    if (language) return language
  }
  return 'zh-CN'
}
