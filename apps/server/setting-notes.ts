import * as z from 'zod'

/** The words that explain a setting, to whoever reads the documentation or set it wrong. */
export type SettingNotes = {
  /** Completes "It must be …". */
  allowed: string
  meaning: string
  /** What happens when it is absent. */
  absent: string
  isSecret?: boolean
  /** What to say of a value that used to be right, or that many would take for right, instead of what is allowed. */
  mistakes?: Readonly<Record<string, string>>
}

/** The notes of each schema of the table. */
export const settingNotes = z.registry<SettingNotes>()
