import { type Draft, type DraftFacts, type Fault, nobody, type Words, wordKey } from './draft.ts'
import type { Mapping, Meaning } from './meanings.ts'
import { type FaultCode, readContact, readDate, readDegree, readGender, readList } from './read-cell.ts'

/** Of a fact in a list or a drawer more letters are of no use; a longer one is refused rather than cut. */
const factLetters = 200
const nameLetters = 100
const labelLetters = 40
export const noteLetters = 4000

type Cells = readonly string[]

/** Everything a row says, column by column, with what is wrong with it. */
export function draftOfRow(cells: Cells, mapping: Mapping, words: Words): Draft {
  const faults: Fault[] = []
  const columnsOf = (meaning: Meaning) => mapping.flatMap((one, at) => (one === meaning ? [at] : []))
  const textOf = (meaning: Meaning) => cells[columnsOf(meaning)[0] ?? -1]?.trim() ?? ''
  const refuse = (code: FaultCode, meaning: Meaning) => {
    faults.push({ code, column: columnsOf(meaning)[0] ?? null })
    return null
  }
  const read = <Value>(meaning: Meaning, by: (text: string) => { value: Value } | { fault: FaultCode }) => {
    const text = textOf(meaning)
    if (text === '') return null
    const found = by(text)
    return 'value' in found ? found.value : refuse(found.fault, meaning)
  }
  const short = (meaning: Meaning) => {
    const text = textOf(meaning)
    return text.length > factLetters ? refuse('too_long', meaning) : text || null
  }
  const listed = (meaning: Meaning) => [
    ...new Set(columnsOf(meaning).flatMap((at) => readList(cells[at] ?? ''))),
  ]
  const name = fullName(textOf('name'), textOf('first_name'), textOf('last_name'))
  const named: Meaning = columnsOf('name').length > 0 ? 'name' : 'last_name'
  if (name === '') refuse('name_missing', named)
  if (name.length > nameLetters) refuse('name_too_long', named)
  const facts: DraftFacts = {
    ...nobody,
    name,
    phone: read('phone', (text) => readContact('phone', text)),
    email: read('email', (text) => readContact('email', text)),
    gender: read('gender', readGender),
    birth_date: read('birth_date', readDate),
    degree: read('degree', readDegree),
    graduated_at: read('graduated_at', readDate),
    city: short('city'),
    school: short('school'),
    major: short('major'),
    employer: short('employer'),
    job_title: short('job_title'),
    expected_position: short('expected_position'),
    expected_places: listed('expected_places').slice(0, 20),
    skills: listed('skills')
      .map((skill) => skill.slice(0, factLetters))
      .slice(0, 50),
  }
  const applied = read('applied_at', readDate)
  const at = applied === null ? null : new Date(`${`${applied}-01-01`.slice(0, 10)}T00:00:00Z`)
  const [title, status] = [textOf('position'), textOf('status')]
  const positionId = title === '' ? null : (words.positions.get(wordKey(title)) ?? null)
  const standing = status === '' ? null : (words.standings.get(wordKey(status)) ?? null)
  if (title !== '' && !words.positions.has(wordKey(title))) refuse('unknown_position', 'position')
  if (status !== '' && !words.standings.has(wordKey(status))) refuse('unknown_status', 'status')
  const notes = columnsOf('note').map((column) => cells[column]?.trim() ?? '')
  const untold = [
    title !== '' && positionId === null ? title : '',
    status !== '' && standing === null ? status : '',
  ]
  return {
    facts,
    faults,
    // What has no place of its own here is kept in words.
    notes: [...notes, untold.filter(Boolean).join(' · ')]
      .filter(Boolean)
      .map((text) => ({ text: text.slice(0, noteLetters), at: null })),
    labels: listed('labels')
      .map((label) => label.slice(0, labelLetters))
      .slice(0, 20),
    applications: [{ positionId, at, passages: standing === null ? [] : [{ standing, at: null }] }],
    files: [],
  }
}

/** Chinese names have the surname first and no space. */
function fullName(whole: string, first: string, last: string): string {
  const name = whole || (/\p{Script=Han}/u.test(last + first) ? `${last}${first}` : `${first} ${last}`)
  return name.replace(/\s+/gu, ' ').trim()
}
