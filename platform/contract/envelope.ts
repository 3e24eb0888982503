import * as z from 'zod'

/** A notice that opens in the middle of the page instead of a toast (quota exhausted and the like). */
const noticeSchema = z.object({
  title: z.string().optional(),
  body: z.string().optional(),
  /** Which quota it is about: of these, skins aside, it can be said that one will not hear of them again today. */
  type: z.enum(['interview', 'message', 'talent', 'skin']).optional(),
})

/** What a quota notice says. */
export type Notice = z.infer<typeof noticeSchema>

/** 0 not at all · 1 as a warning · 2 as an error · 4 as a notification titled with its code · 9 as a page (specification, section 8). */
export type ShowType = 0 | 1 | 2 | 4 | 9

/** The one shape of every JSON answer (specification, section 7). */
export interface Envelope<Data = unknown> {
  readonly status: 'success' | 'warning' | 'error'
  readonly message: string
  readonly data?: Data
  readonly total?: number
  readonly notice?: Notice
  /** The refusal's or failure's name, for programs; under the specification's name, too. */
  readonly code?: string
  readonly errorCode?: string
  /** How a no is shown (specification, section 8); without it as an error. */
  readonly showType?: ShowType
  /** What services behind the same address say instead of `status` and `message`. */
  readonly success?: boolean
  readonly errorMessage?: string
  /** The fields at fault, when the input was invalid. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
  /** Names a failure in the server's log. */
  readonly request_id?: string
}
