import type { FastifyReply } from 'fastify'
import type { CookieOptions } from './handler.ts'

/** Sets or, with a null value, removes a cookie for this site only. */
export function setCookieOn(reply: FastifyReply, isSecure: boolean) {
  return (name: string, value: string | null, options: CookieOptions): void => {
    const attributes = {
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      httpOnly: !options.isReadableByScripts,
    } as const
    if (value === null) reply.clearCookie(name, attributes)
    else reply.setCookie(name, value, { ...attributes, maxAge: options.days * 86_400 })
  }
}
