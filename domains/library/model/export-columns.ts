/** The columns a table of candidates can have, in their order. */
export const exportColumns = [
  'name',
  'status',
  'position',
  'phone',
  'email',
  'gender',
  'birth_date',
  'degree',
  'school',
  'major',
  'graduated_at',
  'employer',
  'job_title',
  'city',
  'expected_places',
  'skills',
  'station',
  'source',
  'owner',
  'tags',
  'meeting',
  'interviewers',
  'decision',
  'offer_valid_until',
  'entry_date',
  'score',
  'applied_at',
  'status_since',
] as const

export type ExportColumn = (typeof exportColumns)[number]

/** The columns of the candidate list that hold several of them. */
const ofListColumn: Readonly<Record<string, readonly ExportColumn[]>> = {
  contact: ['phone', 'email'],
  education: ['degree', 'school', 'major'],
  work: ['employer', 'job_title'],
  waiting: ['status_since'],
  expectPlaceText: ['expected_places'],
  graduation: ['graduated_at'],
}

/** What the columns somebody sees in the list are in a table; the name always comes first. */
export function columnsFor(shown: readonly string[]): readonly ExportColumn[] {
  const wanted = new Set<string>([
    'name',
    ...shown.flatMap((name): readonly string[] => ofListColumn[name] ?? [name]),
  ])
  return exportColumns.filter((name) => wanted.has(name))
}

/** The group of fields a column belongs to; null where everybody who sees the person sees it. */
export function groupOfColumn(column: ExportColumn): 'contacts' | 'birth' | null {
  if (column === 'phone' || column === 'email') return 'contacts'
  return column === 'birth_date' ? 'birth' : null
}

const free: readonly ExportColumn[] = [
  'school',
  'major',
  'employer',
  'job_title',
  'city',
  'expected_places',
  'skills',
  'tags',
  'decision',
]

/** Whether people write in it as they like, so that what is hidden may stand there, too. */
export function isFreeColumn(column: ExportColumn): boolean {
  return free.includes(column)
}
