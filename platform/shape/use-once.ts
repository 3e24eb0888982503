import { useRef } from 'react'

/**
 * Does one thing at a time: what is asked for while it is done is passed over. A button that spins is drawn too late for a
 * double click. `act` answers whether nothing may follow even when it is done, as once something is saved for good.
 */
export function useOnce<Given>(act: (given: Given) => Promise<boolean>): (given: Given) => Promise<void> {
  const isBusy = useRef(false)
  return async (given) => {
    if (isBusy.current) return
    isBusy.current = true
    let isOver = false
    try {
      isOver = await act(given)
    } finally {
      isBusy.current = isOver
    }
  }
}
