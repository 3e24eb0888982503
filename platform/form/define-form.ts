import type { BodyLimits, BodyOf, Call, RefusalOf, RequestOf } from '@bole/platform/contract'
import { limitsFor } from '@bole/platform/contract'
import type { PathOf } from '../shape/paths.ts'
import { fields, type TypedFields } from './fields/index.ts'

/** What a form changes: a record with the version it was seen in, and whether the caller may change it. */
export interface Versioned {
  readonly id: number
  readonly version: number
  readonly can?: { readonly edit?: boolean }
}

type SeenKeys = 'id' | 'version'
type SentTo<C extends Call> = [C] extends [never]
  ? unknown
  : RequestOf<C> extends { readonly body?: infer Body }
    ? NonNullable<Body>
    : unknown
/** What both calls take beside the record seen, as the server understands it. */
type FormValues<C extends Call, U extends Call> = Omit<[C] extends [never] ? BodyOf<U> : BodyOf<C>, SeenKeys>
/** What a call takes beside what the form sends. */
export type ExtraInput<C extends Call, Body> = Omit<SentTo<C>, SeenKeys | keyof Body>

interface Id {
  readonly id: number
}

/** A request with only a body, as a form makes it. */
interface BodyFor<C extends Call> {
  readonly body: SentTo<C>
}

/** Where a call takes the id of what it changes; nowhere if it wants more than a form sends. */
type PlaceOfId<C extends Call> =
  BodyFor<C> extends RequestOf<C>
    ? SentTo<C> extends Id
      ? 'body'
      : never
    : RequestOf<C> extends { readonly query: Id }
      ? BodyFor<C> & { readonly query: Id } extends RequestOf<C>
        ? 'query'
        : never
      : BodyFor<C> & { readonly params: Id } extends RequestOf<C>
        ? 'path'
        : never

type Creating<C extends Call> = BodyFor<C> extends RequestOf<C> ? C : never
type Changing<C extends Call> = [PlaceOfId<C>] extends [never] ? never : C

type Refusals<C extends Call, U extends Call, F> = {
  readonly [Code in Exclude<RefusalOf<C> | RefusalOf<U>, 'stale'>]?: PathOf<F>
}

/** The calls of a form, and where their refusals belong; a refusal without a field stands above the form. */
interface Calls<C extends Call, U extends Call, F> {
  /** Makes a record; absent where a form only changes one. */
  readonly create?: Creating<C>
  /** Changes a record, by its id and the version seen; absent where a form only makes one. */
  readonly update?: Changing<U>
  readonly refusals?: Refusals<C, U, F>
}

/** Fields that are the body's own, under its names. */
interface PlainForm<C extends Call, U extends Call, F> extends Calls<C, U, F> {
  /** What a new one begins with: its keys are the fields there are. */
  readonly empty: F
}

/** Fields that people fill in otherwise than they are sent. */
interface MappedForm<C extends Call, U extends Call, F, R, B> extends PlainForm<C, U, F> {
  readonly fieldsOf: (record: R) => F
  readonly bodyOf: (fields: F) => B
}

/** A form as `useRecordForm` takes it, with its field components: a `name` that the form does not hold does not compile. */
export interface FormDefinition<C extends Call, U extends Call, F, R, B>
  extends MappedForm<C, U, F, R, B>,
    TypedFields<F> {
  readonly limits: BodyLimits
}

/** Names in a form that the calls' body lacks. */
type NoUnknownFields<F, Known> = { readonly [Name in Exclude<keyof F, keyof Known>]: never }

/**
 * Describes a form once, beside its screen: the calls, what it holds, where refusals belong. What it bounds follows from the
 * body's schema.
 */
export function defineForm<
  F extends object,
  R extends Versioned,
  B extends Partial<SentTo<C>> & Partial<SentTo<U>>,
  C extends Call = never,
  U extends Call = never,
>(
  form: MappedForm<C, U, F, R, B> & { readonly empty: NoUnknownFields<F, FormValues<C, U>> },
): FormDefinition<C, U, F, R, B>
export function defineForm<
  K extends keyof FormValues<C, U>,
  C extends Call = never,
  U extends Call = never,
  F = { readonly [Name in K]: Exclude<FormValues<C, U>[Name], undefined> },
>(
  form: Calls<C, U, F> & {
    readonly empty: { readonly [Name in K]: Exclude<FormValues<C, U>[Name], undefined> }
  },
): FormDefinition<C, U, F, Versioned & F, F>
export function defineForm(form: {
  readonly create?: Call
  readonly update?: Call
  readonly empty: object
  readonly fieldsOf?: (record: object) => object
  readonly bodyOf?: (fields: object) => object
}): object {
  const names = Object.keys(form.empty)
  const own = (held: object) => held
  const { fieldsOf = own, bodyOf = own } = form
  return {
    ...form,
    ...fields,
    bodyOf,
    fieldsOf: (record: object) =>
      Object.fromEntries(Object.entries(fieldsOf(record)).filter(([name]) => names.includes(name))),
    get limits(): BodyLimits {
      return limitsFor(form.create ?? form.update)
    },
  }
}
