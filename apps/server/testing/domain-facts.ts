import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Call } from '@bole/platform/contract'
import type { World } from './world.ts'

/** A company that is being made, as a domain adds to it. */
export interface NewCompany {
  readonly world: World
  readonly organisationId: number
  /** Has to stand in every text of the company. */
  readonly word: string
  /** Of the company's SuperAdmin. */
  readonly cookie: string
  /** Makes a call as the SuperAdmin; it has to succeed. */
  readonly ask: (call: Call, body: Readonly<Record<string, unknown>>) => Promise<void>
  /** What others have made so far, by the name `field.idOf` has for it; add what others may need. */
  readonly made: Record<string, number>
}

/** What the tests that are made of contracts have to know of a domain: its `testing/facts.ts` exports it as `facts`. */
export interface DomainFacts {
  /** The tables of what `field.idOf` names; null for what belongs to no organisation. */
  readonly records?: Readonly<Record<string, string | null>>
  /** Domains whose rows have to be in the company first. */
  readonly needs?: readonly string[]
  /** Gives a company one of everything the domain keeps. */
  readonly make?: (company: NewCompany) => Promise<void>
  /** The version at which `make`, and whoever needs it, leaves the company's record; 1 unless said. */
  readonly version?: number
  /** Values that schemas do not tell, by call and place: `'careers.apply body.phone': '13800138000'`. */
  readonly samples?: Readonly<Record<string, unknown>>
  /**
   * What a call answers instead of 404 where it names a record out of reach, with the places where it does: a refusal's
   * code, `filter` (a list narrowed by what is not there is empty) or `each` (a batch says it of each record).
   */
  readonly foreignAnswers?: Readonly<Record<string, readonly string[]>>
  /** SQL that fills tables the company's calls leave empty, for the test of upgrades. */
  readonly moreRows?: readonly string[]
  /** Tables whose rows come and go by themselves. */
  readonly passingTables?: readonly string[]
}

const root = join(import.meta.dirname, '../../../domains')

async function readFacts(): Promise<ReadonlyMap<string, DomainFacts>> {
  const files = globSync('*/testing/facts.ts', { cwd: root }).sort()
  const reading = files.map(async (file) => {
    const read: { readonly facts: DomainFacts } = await import(join(root, file))
    return [basename(dirname(dirname(file))), read.facts] as const
  })
  return new Map(await Promise.all(reading))
}

/** The facts of every domain that has some, by its name. */
export const factsOf = await readFacts()

/** The facts of all domains, those first that others need. */
export function orderedFacts(): readonly DomainFacts[] {
  const ordered = new Set<DomainFacts>()
  const add = (name: string) => {
    const facts = factsOf.get(name)
    if (!facts || ordered.has(facts)) return
    for (const needed of facts.needs ?? []) add(needed)
    ordered.add(facts)
  }
  for (const name of factsOf.keys()) add(name)
  return [...ordered]
}

const all = [...factsOf.values()]

/** Every table of a record, by the record's name in `field.idOf`. */
export const tableOfRecord = new Map(all.flatMap(({ records = {} }) => Object.entries(records)))

/** Samples of all domains, by call and place. */
export const samples = new Map(all.flatMap((facts) => Object.entries(facts.samples ?? {})))

/** The answer expected where a call names a record of another organisation, or department: 404, or what its domain says. */
export function foreignAnswerAt(title: string): string | number {
  const answers = all.flatMap(({ foreignAnswers = {} }) => Object.entries(foreignAnswers))
  return answers.find(([, places]) => places.includes(title))?.[0] ?? 404
}
