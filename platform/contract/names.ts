/**
 * The entities whose changes are told to browsers, each with the domain that owns it. A domain adds its own in its contract
 * by declaration merging: a name nobody declared does not compile, and a name two domains declare does not either. Where the
 * changes of an entity are told by what it belongs to, that is said, too: `picture: { owner: 'themes'; of: 'project' }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domains
export interface EntityCatalogue {}

export type EntityName = keyof EntityCatalogue & string

/** Which record an announcement names: its own number, or that of what it belongs to (`{ project: 7 }`). */
export type Announced<Name extends EntityName> = EntityCatalogue[Name] extends {
  readonly of: infer Parent extends string
}
  ? Readonly<Record<Parent, number>>
  : number

/** The permissions a call or a screen can ask for; the domain of accounts declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domain of accounts
export interface PermissionCatalogue {}

export type PermissionName = keyof PermissionCatalogue & string

/** The areas of records that are seen apart from each other; the domain of accounts declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domain of accounts
export interface AreaCatalogue {}

export type AreaName = keyof AreaCatalogue & string

/** The groups of fields that can be kept from somebody; the domain of accounts declares them. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the domain of accounts
export interface FieldGroupCatalogue {}

export type FieldGroupName = keyof FieldGroupCatalogue & string

/**
 * What an answer shows of an entity: any of its records, or only the one whose number stands in the request or at the top
 * of the answer under the name `by`. With `among`, the numbers stand in the rows of that list of the answer instead. A
 * change of any other record leaves such an answer alone.
 */
export type Shown<Name extends string = string> =
  | EntityName
  | { readonly entity: EntityName; readonly by: Name; readonly among?: never }
  | { readonly entity: EntityName; readonly by: string; readonly among: Name }
