/** Of a question whose yes loses something: the keyboard stands on the no, so that Enter alone loses nothing. */
export const safeFirst = { focusable: { autoFocusButton: 'cancel' } } as const
