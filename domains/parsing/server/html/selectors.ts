import { type Element, isTag } from 'domhandler'

/** One element as a selector describes it, and how it stands to the one described before it. */
interface Step {
  /** ' ' anywhere within, '>' right within, '+' right behind, '~' somewhere behind. */
  readonly combinator: string
  readonly tests: readonly ((element: Element) => boolean)[]
}

/** What a selector of a style sheet chooses, and how much it weighs against others: identifiers, then classes, then names. */
export interface Selector {
  readonly steps: readonly Step[]
  readonly weight: number
}

const word = String.raw`[\w\-\u00a0-\uffff]+`
const part = new RegExp(
  String.raw`(?<name>\*|${word})|\.(?<className>${word})|#(?<id>${word})` +
    String.raw`|\[\s*(?<attribute>${word})\s*(?:(?<sign>[~|^$*]?=)\s*(?<value>"[^"]*"|'[^']*'|${word})\s*)?\]`,
  'y',
)
const between = /\s*([>+~])\s*|(\s+)/y

/** Past so many, a selector is of no page a person wrote by hand, and could take long. */
const mostSteps = 6

/** Reads a selector; null for one that asks about more than elements, as `:hover` does, which then chooses nothing here. */
export function readSelector(text: string): Selector | null {
  const whole = text.trim()
  const steps: Step[] = []
  let [at, weight, combinator] = [0, 0, ' ']
  while (at < whole.length) {
    const tests: ((element: Element) => boolean)[] = []
    for (part.lastIndex = at; ; ) {
      const found = part.exec(whole)
      if (!found) break
      at = part.lastIndex
      const { name, id } = found.groups ?? {}
      weight += id ? 10_000 : name ? (name === '*' ? 0 : 1) : 100
      tests.push(testOf(found.groups ?? {}))
    }
    if (tests.length === 0 || steps.length === mostSteps) return null
    steps.push({ combinator, tests })
    between.lastIndex = at
    const next = between.exec(whole)
    if (!next && at < whole.length) return null
    if (next) [combinator, at] = [next[1] ?? ' ', between.lastIndex]
  }
  return steps.length === 0 || whole === '' ? null : { steps, weight }
}

function testOf(groups: Readonly<Record<string, string | undefined>>): (element: Element) => boolean {
  const { name, className, id, attribute = '', sign, value = '' } = groups
  if (name) return (element) => name === '*' || element.name === name.toLowerCase()
  if (className) return (element) => wordsOf(element.attribs.class).includes(className)
  if (id) return (element) => element.attribs.id === id
  const wanted = value.replace(/^["']|["']$/g, '')
  return ({ attribs }) => {
    const held = attribs[attribute.toLowerCase()]
    if (held === undefined || !sign) return held !== undefined
    if (sign === '=') return held === wanted
    if (sign === '~=') return wordsOf(held).includes(wanted)
    if (sign === '|=') return held === wanted || held.startsWith(`${wanted}-`)
    if (wanted === '') return false
    if (sign === '^=') return held.startsWith(wanted)
    return sign === '$=' ? held.endsWith(wanted) : held.includes(wanted)
  }
}

const wordsOf = (text = '') => text.split(/\s+/)

/** Whether a selector chooses an element. */
export function isChosen(element: Element, { steps }: Selector): boolean {
  const isAt = (here: Element, place: number): boolean => {
    const step = steps[place]
    if (!step || !step.tests.every((test) => test(here))) return false
    return place === 0 || placesBefore(here, step.combinator).some((other) => isAt(other, place - 1))
  }
  return isAt(element, steps.length - 1)
}

function placesBefore(element: Element, combinator: string): readonly Element[] {
  const isWithin = combinator === ' ' || combinator === '>'
  const step = isWithin ? parentOf : elementBefore
  const found: Element[] = []
  for (let next = step(element); next; next = step(next)) {
    found.push(next)
    if (combinator === '>' || combinator === '+') break
  }
  return found
}

const parentOf = ({ parent }: Element) => (parent && isTag(parent) ? parent : null)

function elementBefore({ prev }: Element): Element | null {
  let before = prev
  while (before && !isTag(before)) before = before.prev
  return before
}
