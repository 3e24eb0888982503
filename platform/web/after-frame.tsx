import { type ReactNode, useDeferredValue } from 'react'

/** Draws what it holds after the frame it appears in: a dialog stands there at a click, and its fields come to it. */
export function AfterFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children
}
