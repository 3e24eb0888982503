/** Dialogs that take all who are selected, whatever can be done with each of them. */
const ofAll = ['tags', 'message', 'keep', 'slots', 'export'] as const

export type OfAll = (typeof ofAll)[number]

/** Whether a dialog is one of them. */
export function isOfAll(dialog: string): dialog is OfAll {
  return ofAll.some((one) => one === dialog)
}
