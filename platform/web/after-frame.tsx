import { type ReactNode, useDeferredValue } from 'react'

/** Draws what it holds one frame later, so that a dialog opens at once and its fields follow. */
export function AfterFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children
}
