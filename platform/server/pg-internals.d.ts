declare module 'pg/lib/utils.js' {
  /** Turns a JavaScript value into what the wire carries. */
  export function prepareValue(value: unknown): unknown
}
