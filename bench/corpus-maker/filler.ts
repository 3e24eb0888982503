import { EN_BLIND_FILLER, ZH_BLIND_FILLER } from './filler-blind.ts'
import { ZH_FILLER } from './filler-chinese.ts'
import { EN_FILLER } from './filler-english.ts'
import type { Person } from './person.ts'

/** Sentences no field is read from, by where they may stand; each half of the corpus has its own. */
export interface Filler {
  work: readonly string[]
  intern: readonly string[]
  proj: readonly string[]
  extras: readonly { title: string; lines: readonly string[] }[]
}

function shuffled<T>(random: () => number, from: readonly T[]): T[] {
  return from
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/**
 * The person with further lines below jobs and projects and up to three further sections, so that pages are as full and
 * as noisy as delivered ones. On the source's header `fill=no` leaves the
 * person as written and `fill=rich` makes one of several pages; the second blind split is as its sources say.
 */
export function filled(person: Person, random: () => number): Person {
  if (person.options.fill === 'no' || person.set === 'blind2') return person
  const banks =
    person.language === 'zh'
      ? { ...ZH_FILLER, blind: ZH_BLIND_FILLER }
      : { ...EN_FILLER, blind: EN_BLIND_FILLER }
  const bank = banks[person.set]
  const waiting = {
    work: shuffled(random, bank.work),
    intern: shuffled(random, bank.intern),
    proj: shuffled(random, bank.proj),
  }
  const rich = person.options.fill === 'rich'
  const generous = random() < 0.7 ? 3 : 2
  const employed = person.stays.some((one) => one.kind === 'work')
  const stays = person.stays.map((stay) => {
    const from = stay.kind === 'club' || (stay.kind === 'proj' && !employed) ? [] : waiting[stay.kind]
    const more =
      person.stays.length > 5
        ? 1
        : Math.max(0, Math.floor(random() * (generous + 1)) + 1 - stay.lines.length / 2)
    return { ...stay, lines: [...stay.lines, ...from.splice(0, rich ? 4 : Math.floor(more))] }
  })
  const titles = new Set(person.extras.map((one) => one.title))
  const more = shuffled(random, bank.extras)
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, rich ? 5 : Math.floor(random() * 3.4))
  const extras = [...person.extras, ...more.map(({ title, lines }) => ({ title, lines: [...lines] }))]
  return { ...person, stays, extras }
}
