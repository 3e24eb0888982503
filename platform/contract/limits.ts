import type * as z from 'zod'

/** What a call takes in one field of its body; what is not said here is not bounded. */
export interface FieldLimits {
  /** It has to be there, and may not be null. */
  readonly isRequired?: true
  /** Of a text its fewest characters, of a list its fewest items, of a number its smallest value. */
  readonly min?: number
  /** Of a text its most characters, of a list its most items, of a number its greatest value. */
  readonly max?: number
  readonly isWhole?: true
  /** The only values there are. */
  readonly choices?: readonly (string | number)[]
}

/** The fields of a body by their paths, as `company.trade`; those without a bound are left out. */
export type BodyLimits = Readonly<Record<string, FieldLimits>>

/** The words of JSON Schema that bound a value. */
interface Described {
  readonly type?: string
  readonly anyOf?: readonly Described[]
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly enum?: readonly (string | number)[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
}

/**
 * What a body's schema bounds, read from the schema itself. A form asks for it so that a limit stands in the contract and
 * nowhere else.
 */
export function limitsOf(body: z.ZodType): BodyLimits {
  const described: Described = body.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Described
  return Object.fromEntries(limitsWithin(described, ''))
}

/** What the body of a call bounds: read from its schema, in a browser from what the build left of that. */
export function limitsFor(
  call: { readonly takes?: BodyLimits; readonly body?: z.ZodType } | undefined,
): BodyLimits {
  return call?.takes ?? (call?.body ? limitsOf(call.body) : {})
}

function limitsWithin(
  { properties = {}, required = [] }: Described,
  before: string,
): [string, FieldLimits][] {
  return Object.entries(properties).flatMap(([name, given]) => {
    const options = given.anyOf ?? [given]
    const value = options.find(({ type }) => type !== 'null') ?? {}
    const isRequired = required.includes(name) && options.length === 1
    const limits = limitsOfValue(value, isRequired)
    const own: [string, FieldLimits][] = Object.keys(limits).length > 0 ? [[before + name, limits]] : []
    return [...own, ...limitsWithin(value, `${before}${name}.`)]
  })
}

function limitsOfValue(value: Described, isRequired: boolean): FieldLimits {
  const min = value.minLength ?? value.minItems ?? value.minimum
  const max = value.maxLength ?? value.maxItems ?? value.maximum
  const isWhole = value.type === 'integer'
  return {
    ...(isRequired ? { isRequired } : {}),
    ...(min === undefined ? {} : { min }),
    // An id's bound is the largest number there is, which nobody types.
    ...(max === undefined || max === Number.MAX_SAFE_INTEGER ? {} : { max }),
    ...(isWhole ? { isWhole } : {}),
    ...(value.enum ? { choices: value.enum } : {}),
  }
}
