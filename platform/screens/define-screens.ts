import type { Access } from '@bole/platform/contract'
import type { ComponentType } from 'react'
import type { AddressValues } from '../web/address-fields.ts'
import type { KeyIn, TextCatalogue } from '../web/texts.ts'
import { type Addresses, type ByGeneration, eachOf, type ParamsOf, valueFor } from './address.ts'

/** What screens name and the platform cannot know: `menuGroup` is added by the app that draws the menu. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface ScreenVocabulary {}

export type MenuGroup = ScreenVocabulary extends { readonly menuGroup: infer Groups } ? Groups : never

/**
 * Where a screen is found: in a group of the menu (lowest order first; `isAlwaysShown` on the hosts of operators alone), below another
 * screen of its domain, or by links only. The menu shows one generation at a time: `name` is what it calls the screen where the title
 * says which one.
 */
export type MenuPlace<Title extends string = string, Sibling extends string = string> =
  | {
      readonly group: MenuGroup
      readonly order: number
      readonly name?: ByGeneration<Title>
      readonly isAlwaysShown?: true
    }
  | { readonly below: Sibling }
  | null

interface Recorded<Given, Title extends string, Sibling extends string> {
  readonly addresses: Given
  /** A text of the domain. */
  readonly title: ByGeneration<Title>
  readonly menu: MenuPlace<Title, Sibling>
  /**
   * Besides the role, which `routes.tsv` asks for: everything its first calls need, so that no menu leads to a refusal. `anyone` has a
   * layout of its own, without signing in.
   */
  readonly needs: Access | readonly Access[]
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/**
 * What a screen reads in its address beside the numbers there, for those who link to it. A type alone: a link brings nothing of
 * the screen with it.
 */
export interface Conditions<Values> {
  readonly reads?: Values
}

/** Says it by the fields that the screen reads its address with. */
export function conditionsOf<Fields>(): Conditions<AddressValues<Fields>> {
  return {}
}

/** One screen of a domain, recorded whole. */
export interface Screen<Given = Addresses, Read = unknown> extends Recorded<Given, string, string> {
  readonly conditions?: Conditions<Read>
  readonly domain: string
  /** `themes.stations`: the domain and the name it has there. */
  readonly name: string
}

/** The screens of a domain by their names. An address, a text, a permission or a place that does not exist does not compile. */
export function defineScreens<
  const Domain extends keyof TextCatalogue & string,
  const Records extends Readonly<
    Record<keyof Records, Recorded<Addresses, KeyIn<TextCatalogue[Domain]>, Extract<keyof Records, string>>>
  >,
>(
  domain: Domain,
  records: Records,
): {
  readonly [Name in keyof Records]: Screen<Records[Name]['addresses'], ReadBy<Records[Name]>>
} {
  const named = Object.entries<object>(records).map(([name, record]) => [
    name,
    { ...record, domain, name: `${domain}.${name}` },
  ])
  return Object.fromEntries(named) as never
}

type ReadBy<Record> = Record extends { readonly conditions: Conditions<infer Read> } ? Read : unknown

/** Conditions under which a screen is opened; a text is one as it stands in the address. */
type Opened<Read> = unknown extends Read
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof Read]?: Read[Name] | string | undefined }

type Arguments<Params, Read> = [keyof Params] extends [never]
  ? [given?: Readonly<Record<string, never>>, conditions?: Opened<Read>]
  : [given: Params, conditions?: Opened<Read>]

/** Where a screen is, its parameters filled in, under conditions that it reads. */
export function addressOf<Given extends Addresses, Read>(
  { addresses }: Pick<Screen<Given, Read>, 'addresses' | 'conditions'>,
  ...[given, conditions = {}]: Arguments<ParamsOf<Given>, Read>
): string {
  const params = (given ?? {}) as Readonly<Record<string, number>>
  const [first] = eachOf(addresses)
  const path = valueFor(addresses, params.origin ?? first?.origin ?? null) ?? ''
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const written = Object.entries<unknown>(conditions).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(',')]],
  )
  if (written.length === 0) return place
  return `${place}${place.includes('?') ? '&' : '?'}${new URLSearchParams(written)}`
}
