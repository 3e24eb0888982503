import { type RefObject, useLayoutEffect, useState } from 'react'

/** The height of an element in pixels, followed as it changes. */
export function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(600)
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) setHeight(Math.floor(entry.contentRect.height))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return height
}
