import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Has the frame ask before it is left; answers whether the form is still shown. */
export function useGuarding(
  guard: { current: (() => Promise<boolean>) | null },
  mayLeave: () => Promise<boolean>,
): RefObject<boolean> {
  const isHere = useRef(false)
  const ask = useEffectEvent(mayLeave)
  useEffect(() => {
    isHere.current = true
    guard.current = () => ask()
    return () => {
      isHere.current = false
      guard.current = null
    }
  }, [guard])
  return isHere
}
