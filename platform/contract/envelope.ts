import * as z from 'zod'

/** A notice that opens in the middle of the page instead of a toast (quota exhausted and the like). */
export const noticeSchema = z.object({ title: z.string().optional(), body: z.string().optional() })

/** The one shape of every JSON answer (specification, section 7). */
export interface Envelope<Data = unknown> {
  readonly status: 'success' | 'warning' | 'error'
  readonly message: string
  readonly data?: Data
  readonly total?: number
  readonly notice?: z.infer<typeof noticeSchema>
  /** The refusal's or failure's name, for programs. */
  readonly code?: string
  /** The fields at fault, when the input was invalid. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  /** Names a failure in the server's log. */
  readonly request_id?: string
}
