import type { Degree } from '@bole/parsing/model'
import type { PositionState } from './opening.ts'

/** The columns of a table of positions, in the order its template has them. */
export const writtenColumns = [
  'title',
  'project',
  'cities',
  'category',
  'head_count',
  'degree',
  'salary_from',
  'salary_to',
  'salary_currency',
  'department',
  'owner',
  'process',
  'description',
  'requirements',
  'state',
] as const

export type WrittenColumn = (typeof writtenColumns)[number]

/** A position as somebody wrote it down: names where a call takes numbers, and money in the unit people pay with. */
export type WrittenRow = Readonly<Partial<Record<WrittenColumn, string>>>

/** The field of a position that each column fills. */
export const fieldOfColumn = {
  title: 'title',
  project: 'theme_id',
  cities: 'city_list',
  category: 'category',
  head_count: 'head_count',
  degree: 'degree',
  salary_from: 'salary_from',
  salary_to: 'salary_to',
  salary_currency: 'salary_currency',
  department: 'department_id',
  owner: 'owner_id',
  process: 'process_id',
  description: 'description',
  requirements: 'requirements',
  state: 'state',
} as const satisfies Record<WrittenColumn, string>

/** The column in which a fault is shown that was found in a field, or in a column itself; what no column fills is said of the title. */
export function columnOfField(field: string): WrittenColumn {
  const [name] = field.split('.')
  const isIt = (column: WrittenColumn) => column === name || fieldOfColumn[column] === name
  return writtenColumns.find(isIt) ?? 'title'
}

export type WrittenFault = 'unknown_name' | 'several_names' | 'not_a_number' | 'unknown_word'

/** What words in a table stand for in the organisation. */
export interface KnownWords {
  /** The number of what is called so; how many there are where it is not one. */
  readonly named: (
    column: 'project' | 'department' | 'owner' | 'process',
    word: string,
  ) => number | 'none' | 'several'
  readonly degreeOf: (word: string) => Degree | null
  readonly stateOf: (word: string) => PositionState | null
}

interface ReadRow {
  /** As a new position is sent; what is empty is left out. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly faults: readonly { readonly column: WrittenColumn; readonly fault: WrittenFault }[]
}

const factors: Readonly<Record<string, number>> = { k: 1000, 千: 1000, w: 10_000, 万: 10_000, 萬: 10_000 }

/** A number as people write it: `15,000`, `１５`, `15k`, `1.5万`; null where it is none, or could be another (`12,5`). */
export function writtenNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
  if (plain.includes(',') && !/^\d{1,3}(?:,\d{3})+(?:\D|$)/.test(plain)) return null
  const [, digits, unit] = /^(\d{1,12}(?:\.\d{1,4})?)([kw千万萬]?)$/.exec(plain.replaceAll(',', '')) ?? []
  if (digits === undefined) return null
  return Math.round(Number(digits) * (factors[unit ?? ''] ?? 1) * 10_000) / 10_000
}

/** The cities in one cell, however they are parted, each once. */
export function writtenCities(text: string): readonly string[] {
  const parts = text.split(/[、,，;；/|\n]+/).map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}

const smallestOf = (currency: string): number => {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  } catch {
    return 100
  }
}

/** What a written row means: the fields it fills, and the cells nobody can make something of. */
export function readWritten(row: WrittenRow, known: KnownWords): ReadRow {
  const faults: { column: WrittenColumn; fault: WrittenFault }[] = []
  const currency = row.salary_currency?.trim().toUpperCase() || 'CNY'
  const numberIn = (column: WrittenColumn, text: string, factor: number) => {
    const value = writtenNumber(text)
    if (value === null) faults.push({ column, fault: 'not_a_number' })
    // Not rounded to what can be kept: a fraction of a person or of a cent is a mistake that its cell is told of.
    return value === null ? undefined : Math.round(value * factor * 10_000) / 10_000
  }
  const wordIn = <Word>(column: WrittenColumn, word: Word | null) => {
    if (word === null) faults.push({ column, fault: 'unknown_word' })
    return word ?? undefined
  }
  const meant = (column: WrittenColumn, text: string): unknown => {
    switch (column) {
      case 'cities':
        return writtenCities(text)
      case 'head_count':
        return numberIn(column, text, 1)
      case 'salary_from':
      case 'salary_to':
        return numberIn(column, text, smallestOf(currency))
      case 'salary_currency':
        return currency
      case 'degree':
        return wordIn(column, known.degreeOf(text))
      case 'state':
        return wordIn(column, known.stateOf(text))
      case 'project':
      case 'department':
      case 'owner':
      case 'process': {
        const found = known.named(column, text)
        if (typeof found === 'number') return found
        faults.push({ column, fault: found === 'none' ? 'unknown_name' : 'several_names' })
        return undefined
      }
      default:
        return text
    }
  }
  const filled = writtenColumns.flatMap((column) => {
    const text = row[column]?.trim() ?? ''
    const value = text === '' ? undefined : meant(column, text)
    return value === undefined ? [] : [[fieldOfColumn[column], value] as const]
  })
  return { fields: Object.fromEntries(filled), faults }
}
