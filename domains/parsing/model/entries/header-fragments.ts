import { withoutPeriods } from '../dates/periods.ts'
import { degreeIn } from '../fields/degree.ts'
import { findLabelled, type Labelled } from '../fields/labels.ts'
import { type Fragment, splitFragments } from './fragments.ts'
import type { Entry } from './group-entries.ts'
import { describesFirm } from './noise.ts'
import { organisationScore } from './organisation-words.ts'
import { barProse, isProse } from './prose.ts'
import { titleScore } from './title-words.ts'

/** What an entry's header says: labelled values, and the unlabelled pieces in their order. */
export interface HeaderFacts {
  labelled: Labelled[]
  fragments: Fragment[]
}

// How many work there, how long somebody stayed, the kind of contract: no part of a name.
const FIGURE_BRACKETS =
  /\s?\((?:985|211|双一流)[^()]*\)|\s?\(\d(?:[.,]\d+)?(?:\s?\/\s?\d+(?:[.,]\d+)?)?\)|\s?\((?:合同制|实习|兼职|全职|正式|外包|劳务派遣|试用期?|派遣|返聘|挂职|兼|online|remote|contract|(?:full|part)[- ]time|seasonal|temp(?:orary)?|voluntary|unpaid|weekends?|evenings?|weekends? and evenings?|maternity cover|fixed[- ]term|with tenure|tenure[- ]track|secondment|zero[- ]hours|self-employed|internship|international)\)|\s?[([][^()[\]]*\d+\s?(?:人|名员工|staff|employees|people|年|个月|years?|yrs?|months?|mos?)[^()[\]]*[)\]]/giu
// What is left of brackets around dates.
const EMPTY_BRACKETS = /\s?\(\s*(?:\)|(?=\t|$))/g
const LABEL_HEAD =
  /^(?:[^:,;\s]{1,14}|(?:\p{Script=Han}\s+){1,5}\p{Script=Han}|[\p{Script=Latin}\s/.]{1,30})\s?:/u

const HEAD = '(?<head>\\p{Script=Han}{2,8}|\\p{Lu}[\\p{L}/]+(?:\\s[\\p{L}/&]+){0,2})\\s?:'
const OTHER_LABEL = new RegExp(`^${HEAD}`, 'u')
const LABEL_CELL = new RegExp(`^${HEAD}$`, 'u')

/** Whether a cell begins with a word that only says what follows it ("职责业绩:", "Clients: …"), and is itself no name, post or degree. */
function namesValue(cell: string): boolean {
  const head = cell.match(OTHER_LABEL)?.groups?.head
  return (
    head !== undefined && titleScore(head) === 0 && organisationScore(head) < 0.5 && degreeIn(head) === null
  )
}

/** Whether a piece beside a firm's size or owner is a name nevertheless; what else stands there is its line of business. */
const isName = (text: string) => organisationScore(text) === 1 || titleScore(text) >= 0.9

/** Takes an entry's header apart; strictly means at every comma. */
export function readHeader(entry: Entry, isStrict = false): HeaderFacts {
  const labelled = findLabelled(entry.header.map(({ line }) => line))
  const datedAt = entry.dated ? entry.header.indexOf(entry.dated) : -1
  let order = 0
  const fragments = entry.header.flatMap((one, index) => {
    const own = labelled.filter(({ line }) => line === one.line)
    const rest = withoutPeriods(one.line.text, one.periods).replace(EMPTY_BRACKETS, '\t')
    const isDated = one === entry.dated
    const cells = rest.split('\t').map((cell) => cell.trim())
    const isFree = (cell: string, at: number) =>
      (own.length === 0 || !LABEL_HEAD.test(cell)) &&
      (isDated ||
        !(namesValue(cell) || (LABEL_CELL.test(cells[at - 1] ?? '') && namesValue(cells[at - 1] ?? ''))))
    const free = cells.filter(isFree).join('\t')
    const bare = free
      .replace(FIGURE_BRACKETS, '')
      .split('\t')
      .map((part) => (isProse(part) ? barProse(part) : part))
      .join('\t')
    const pieces = splitFragments(bare, isStrict)
    const isAboutFirm = one !== entry.dated && pieces.some(describesFirm)
    const kept = isAboutFirm ? pieces.filter(isName) : pieces
    return kept.map((text, place) => ({
      text,
      slot: `${index - datedAt}/${place}`,
      line: one.line,
      order: order++,
      isLeading: index <= datedAt,
    }))
  })
  return { labelled, fragments }
}
