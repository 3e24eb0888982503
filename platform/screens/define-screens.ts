import type { Access } from '@bole/platform/contract'
import type { ComponentType } from 'react'
import type { KeyIn, TextCatalogue } from '../web/texts.ts'
import { type Addresses, type ByGeneration, eachOf, type ParamsOf, valueFor } from './address.ts'

/** What screens name and the platform cannot know: `menuGroup` is added by the app that draws the menu. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface ScreenVocabulary {}

export type MenuGroup = ScreenVocabulary extends { readonly menuGroup: infer Groups } ? Groups : never

/** Where a screen is found: in a group of the menu (lowest order first), below another screen of its domain, or by links only. */
export type MenuPlace<Sibling extends string = string> =
  | { readonly group: MenuGroup; readonly order: number }
  | { readonly below: Sibling }
  | null

interface Recorded<Given, Title extends string, Sibling extends string> {
  readonly addresses: Given
  /** A text of the domain. */
  readonly title: ByGeneration<Title>
  readonly menu: MenuPlace<Sibling>
  /**
   * Besides the role, which `routes.tsv` asks for: everything its first calls need, so that no menu leads to a refusal. `anyone` has a
   * layout of its own, without signing in.
   */
  readonly needs: Access | readonly Access[]
  readonly load: () => Promise<{ readonly default: ComponentType }>
}

/** One screen of a domain, recorded whole. */
export interface Screen<Given = Addresses> extends Recorded<Given, string, string> {
  readonly domain: string
  /** `themes.stations`: the domain and the name it has there. */
  readonly name: string
}

/** The screens of a domain by their names. An address, a text, a permission or a place that does not exist does not compile. */
export function defineScreens<
  const Domain extends keyof TextCatalogue & string,
  const Given extends Readonly<Record<keyof Given, Addresses>>,
>(
  domain: Domain,
  records: {
    readonly [Name in keyof Given]: Recorded<
      Given[Name],
      KeyIn<TextCatalogue[Domain]>,
      Extract<keyof Given, string>
    >
  },
): { readonly [Name in keyof Given]: Screen<Given[Name]> } {
  const named = Object.entries<object>(records).map(([name, record]) => [
    name,
    { ...record, domain, name: `${domain}.${name}` },
  ])
  return Object.fromEntries(named) as never
}

type Arguments<Params> = [keyof Params] extends [never] ? [] : [given: Params]

/** Where a screen is, its parameters filled in. */
export function addressOf<Given extends Addresses>(
  { addresses }: Pick<Screen<Given>, 'addresses'>,
  ...[given]: Arguments<ParamsOf<Given>>
): string {
  const params = (given ?? {}) as Readonly<Record<string, number>>
  const [first] = eachOf(addresses)
  const path = valueFor(addresses, params.origin ?? first?.origin ?? null) ?? ''
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
}
