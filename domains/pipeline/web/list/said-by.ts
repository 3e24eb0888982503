/** What the toast of a batch says besides who. */
export interface SaidBy {
  readonly move: { readonly stage: string }
  readonly pass: object
  readonly eliminate: object
  readonly approval: object
  readonly position: { readonly title: string }
  readonly transfer: { readonly name: string }
}
