import type * as z from 'zod'
import type { Access, CallRecord } from '../call.ts'
import type { EntityName } from '../names.ts'
import { type Fields, getCall, listCall, type Parts, updateCall } from './setting-calls.ts'
import { type SettingKind, type SettingRules, settingKinds } from './setting-mark.ts'

type Address = `${CallRecord['method']} ${string}`
/** Addresses by the names of calls, each of which begins with what it is for: `getAnswerDays`, `listAnswerDayChanges`. */
type Addresses = Readonly<Record<`${SettingKind}${string}`, Address>>

type KindOf<Verb> = {
  [Kind in SettingKind]: Verb extends `${Kind}${Capitalize<string>}` ? Kind : never
}[SettingKind]

interface Makers<F extends Fields, Facts extends Fields, Sent extends Fields, Code extends string> {
  readonly get: ReturnType<typeof getCall<F, Facts>>
  readonly update: ReturnType<typeof updateCall<F, Sent, Code>>
  readonly list: ReturnType<typeof listCall<F, Facts>>
}

/** The records of a setting's calls, by their names. */
type SettingCalls<
  A extends Addresses,
  F extends Fields,
  Facts extends Fields,
  Sent extends Fields,
  Code extends string,
> = {
  readonly [Verb in keyof A]: Makers<F, Facts, Sent, Code>[KindOf<Verb>] &
    Pick<CallRecord, 'needsProof' | 'perMinute'>
}

type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: z.output<F[Name]> }

/** What a company settles once for everybody; calls, handlers, history, screen and tests follow from it. */
export interface Setting<Calls, Values, Fact extends string> {
  readonly calls: Calls
  readonly rules: SettingRules<Values, Fact>
}

interface Description<
  A extends Addresses,
  F extends Fields,
  Facts extends Fields,
  Sent extends Fields,
  Code extends string,
> {
  /** What it is called in the documentation: `answer deadlines`. */
  readonly noun: string
  /** What it says, as the documentation goes on after the noun. */
  readonly about: string
  /** Who may read and change it; two where they differ. */
  readonly access: Access | readonly [read: Access, write: Access]
  readonly calls: A
  /** What people fill in; each is a column of the table by the same name. */
  readonly fields: F
  /** What holds while nobody saved anything. */
  readonly defaults: ValuesOf<F>
  /** What is shown beside the fields and not filled in, or of a field otherwise than it is filled in. */
  readonly facts?: Facts
  /** What is filled in and never shown: a secret. */
  readonly sent?: Sent
  /** What saving is refused for beside `stale`, by a handler of its own. */
  readonly refusals?: readonly Code[]
  /** What else browsers ask for again when it is saved. */
  readonly changes?: readonly EntityName[]
  readonly needsProof?: true
  readonly perMinute?: number
}

/**
 * Describes a company setting, told as `entity`. What does not fit is an ordinary call, put beside these or in place of one of them by object
 * spread; an ordinary handler in place of one; a part of its own beside the screen's fields.
 */
export function defineSetting<
  const A extends Addresses,
  F extends Fields,
  Facts extends Fields = Record<never, never>,
  Sent extends Fields = Record<never, never>,
  const Code extends string = never,
>(
  entity: EntityName,
  description: Description<A, F, Facts, Sent, Code>,
): Setting<SettingCalls<A, F, Facts, Sent, Code>, ValuesOf<F>, Exclude<keyof Facts & string, keyof F>> {
  const { access, calls, fields, defaults, noun, about, refusals = [], changes = [] } = description
  const { facts = {} as Facts, sent = {} as Sent, needsProof, perMinute } = description
  const rules = {
    ...{ entity, defaults, sent: Object.keys(sent) },
    facts: Object.keys(facts).filter((name) => !(name in fields)) as Exclude<keyof Facts & string, keyof F>[],
  }
  const parts = {
    ...{ noun, about, rules, fields, facts, sent, refusals, changes },
    access: typeof access === 'string' ? ([access, access] as const) : access,
    saving: { ...(needsProof && { needsProof }), ...(perMinute && { perMinute }) },
  }
  const made = Object.entries<Address>(calls).map(([verb, written]) => [verb, callOf(verb, written, parts)])
  return { calls: Object.fromEntries(made), rules }
}

function callOf(
  verb: string,
  written: Address,
  without: Omit<Parts<Fields, Fields, Fields, string>, 'address'>,
): CallRecord {
  const kind = settingKinds.find((one) => verb.startsWith(one))
  if (!kind)
    throw new Error(`${verb}: the name of a call of a setting begins with ${settingKinds.join(', ')}`)
  const [method = 'GET', path = ''] = written.split(' ') as [CallRecord['method'], string]
  const parts = { ...without, address: { method, path } }
  const makers: Readonly<Record<SettingKind, (given: typeof parts) => CallRecord>> = {
    ...{ get: getCall, update: updateCall, list: listCall },
  }
  return makers[kind](parts)
}
