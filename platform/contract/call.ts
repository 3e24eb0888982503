import type * as z from 'zod'
import type { KeptGroup } from './kept/kept-fields.ts'
import type { BodyLimits } from './limits.ts'
import type { EntityName, PermissionName, Shown } from './names.ts'
import type { PlainMark } from './plain/plain-mark.ts'
import type { SettingMark } from './setting/setting-mark.ts'

/** Who may make a call: anybody, any signed-in user, or whoever holds the named permission. */
export type Access = 'anyone' | 'signed_in' | PermissionName

/** Files a call takes as multipart/form-data; `bytes` bounds each file. */
export interface Uploads {
  readonly files: number
  readonly bytes: number
}

/** Everything that is known about one call. Both sides, the documentation and the checks are derived from it. */
export interface CallRecord {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/`, as the specification writes it; `{x}` is a path parameter. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Only for whoever proved in the last minutes who they are: what could lock them out, or opens their account to others. */
  readonly needsProof?: true
  /** Refused to whoever is kept from this group of fields, or from any: what it shows cannot be shown without them. */
  readonly keptBy?: KeptGroup
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** What the body's schema bounds: in a browser, where the build has left it in the schema's place. */
  readonly takes?: BodyLimits
  /** The envelope's `data`. */
  readonly reply: z.ZodType
  /** Whether the envelope also carries `total`. */
  readonly hasTotal?: true
  /** Whether the envelope of a success may carry a `message`, which browsers show as an error (specification, section 8: schedule distribute). */
  readonly hasMessage?: true
  readonly uploads?: Uploads
  /** The answer is a file, not an envelope. */
  readonly sendsFile?: true
  /** The rules that may say no, as snake_case facts. Anything else that goes wrong is a failure, not a refusal. */
  readonly refusals?: readonly string[]
  /** The data that goes with a refusal. What is not described does not reach whoever is kept from some fields. */
  readonly refusedWith?: z.ZodType
  /** Entities whose change makes an earlier answer to this call out of date. */
  readonly shows?: readonly Shown[]
  /** Entities this call changes: caches and other browsers refresh what shows them. */
  readonly changes?: readonly EntityName[]
  /** Of which plain list it is, and what for (`definePlain`). */
  readonly plain?: PlainMark
  /** Of which company setting it is, and what for (`defineSetting`). */
  readonly setting?: SettingMark
  /** Attempts a minute from one address, where the general limit is too generous. */
  readonly perMinute?: number
}

/** A call with its name: the same string in caches, logs, documentation and tests. */
export type Call<Name extends string = string> = CallRecord & { readonly name: Name }

export type Api = Readonly<Record<string, Call>>

type Named<Key> = string extends Key ? never : Key & string
// An object without fields is a record of any name to zod.
type FieldsOf<Schema> = Schema extends z.ZodType ? Named<keyof z.output<Schema>> : never

/** The names under which a call's request or answer can say which record it shows. */
type NamesIn<C extends CallRecord> = FieldsOf<C['params'] | C['query'] | C['body'] | C['reply']>

/** Names the calls of one domain `domain.verbNoun`. What `shows` is looked up `by` must be a field of the call. */
export function defineApi<const Domain extends string, const Calls extends Record<string, CallRecord>>(
  domain: Domain,
  calls: Calls & {
    readonly [Verb in keyof Calls]: { readonly shows?: readonly Shown<NamesIn<Calls[Verb]>>[] }
  },
): { readonly [Verb in keyof Calls & string]: Calls[Verb] & { readonly name: `${Domain}.${Verb}` } } {
  const named = Object.entries(calls).map(([verb, record]) => [
    verb,
    { ...record, name: `${domain}.${verb}` },
  ])
  return Object.fromEntries(named)
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined

/** What a handler receives after validation. */
export type ParamsOf<C extends CallRecord> = OutputOf<C['params']>
export type QueryOf<C extends CallRecord> = OutputOf<C['query']>
export type BodyOf<C extends CallRecord> = OutputOf<C['body']>
export type ReplyOf<C extends CallRecord> = z.output<C['reply']>
export type RefusalOf<C extends CallRecord> = C['refusals'] extends readonly (infer Code extends string)[]
  ? Code
  : never

/** Every refusal of a domain's calls. */
export type RefusalsOf<A extends Api> = { [Verb in keyof A]: RefusalOf<A[Verb]> }[keyof A]

type Given<Key extends string, Value> = undefined extends Value
  ? { readonly [K in Key]?: Value }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** What a caller gives: only the parts the call has, optional where everything in them is; files go as a form. */
export type RequestOf<C extends CallRecord> = Given<'params', InputOf<C['params']>> &
  Given<'query', InputOf<C['query']>> &
  (C['uploads'] extends Uploads ? { readonly body: FormData } : Given<'body', InputOf<C['body']>>)

/** The address of a call below the origin, with its path parameters and query filled in. */
export function addressOf(
  call: Pick<CallRecord, 'path'>,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    search.set(key, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = search.toString()
  return `/api/${path}${text ? `?${text}` : ''}`
}
