/** What somebody may do with a folder: see who is in it, or also change that. */
export const levels = ['see', 'manage'] as const

export type Level = (typeof levels)[number]

/** Who has a level: one person, a department with those below it, or, where both are null, the whole organisation. */
export interface FolderRight {
  readonly department_id: number | null
  readonly user_id: number | null
  readonly level: Level
}

/** A folder as far as it decides who sees it. */
export interface RightedFolder {
  readonly created_by: number | null
  readonly rights: readonly FolderRight[]
}

/** Who looks at folders. */
export interface FolderReader {
  readonly userId: number
  /** Their department with those above it, the topmost first; empty where they have none. */
  readonly departmentPath: readonly number[]
  /** They manage the pool and see every candidate of the organisation: nothing is kept from them. */
  readonly seesAll: boolean
  readonly mayManage: boolean
}

/** What somebody may do with a folder, null: they do not see it. Whoever made it manages it, as long as they manage the pool at all. */
export function levelIn({ created_by, rights }: RightedFolder, reader: FolderReader): Level | null {
  const isTheirs = ({ department_id, user_id }: FolderRight) => {
    if (user_id !== null) return user_id === reader.userId
    return department_id === null || reader.departmentPath.includes(department_id)
  }
  const given = rights.filter(isTheirs)
  const manages = created_by === reader.userId || given.some(({ level }) => level === 'manage')
  if (reader.seesAll || (manages && reader.mayManage)) return 'manage'
  return manages || given.length > 0 ? 'see' : null
}
