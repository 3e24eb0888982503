export const kinds = ['csv', 'xlsx', 'opencats'] as const
export type Kind = (typeof kinds)[number]

/** Where an import stands, in the order it goes. */
export const states = [
  'reading',
  'unreadable',
  'read',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof states)[number]

/** Why a file is nothing that can be imported. */
export const unreadableReasons = [
  'unknown_kind',
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'too_large',
  'suspicious',
  'damaged',
  'not_finished',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** What becomes of a row. */
export const outcomes = ['new', 'known', 'refused'] as const
export type Outcome = (typeof outcomes)[number]

/** Why what a row made stays when an import is undone. */
export const keptReasons = [
  'changed',
  'noted',
  'file_added',
  'merged',
  'went_on',
  'labelled',
  'other_application',
  'used_elsewhere',
  'gone',
] as const
export type KeptReason = (typeof keptReasons)[number]

/** What somebody can do with an import as it stands. */
export function whatCanBeDone(state: ImportState) {
  const isRead = state === 'read' || state === 'checked'
  return {
    map: isRead,
    check: isRead,
    run: state === 'checked',
    undo: state === 'done',
    /** Nobody was made of it yet, or nobody is any more. */
    remove: isRead || state === 'unreadable' || state === 'undone',
  }
}
