import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Headers of every answer: own scripts only, no framing by others, no sniffing (OWASP ASVS 5.0, V3). */
export function contentSecurity(isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Ant Design writes its tokens into style elements as components appear.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
    originAgentCluster: isSecure,
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    referrerPolicy: { policy: 'same-origin' },
  }
}
